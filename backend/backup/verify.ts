import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connect } from '@/backend/db/open';
import { StartupError } from '@/backend/kernel/errors';
import { checkArchive } from './archive-reader';
import { checkSchema, loadDatabase } from './load-database';
import type { Manifest } from './manifest';
import { readRows, readSequences } from './rows';
import { inSnapshot } from './snapshot';
import { listTables } from './table-list';
import { partName } from './write-backup';

/**
 * Restores a backup into a scratch database beside it, writes that out again, and compares.
 * @throws StartupError when anything differs
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  const { about, manifest } = await checkArchive(file);
  checkSchema(about);
  const folder = join(dirname(file), 'db');
  await mkdir(folder);
  try {
    const scratch = await connect({ dataDir: folder, databaseUrl: null });
    try {
      await scratch.sql.begin((sql) => loadDatabase(sql, file, about, manifest));
      const sums = await inSnapshot(scratch, async (sql) => {
        const checksums: Record<string, string> = {};
        for (const table of await listTables(sql)) {
          let part = 0;
          for await (const { text } of readRows(sql, table))
            checksums[partName(table.name, (part += 1))] = createHash('sha256').update(text).digest('hex');
        }
        checksums['sequences'] = JSON.stringify(await readSequences(sql));
        return checksums;
      });
      compare(file, manifest, sums);
    } finally {
      await scratch.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return manifest;
}

function compare(file: string, manifest: Manifest, actualSums: Record<string, string>): void {
  const wanted: Record<string, string> = { sequences: JSON.stringify(manifest.sequences) };
  for (const [name, sum] of Object.entries(manifest.sums)) if (name.startsWith('tables/')) wanted[name] = sum;
  for (const name of new Set([...Object.keys(wanted), ...Object.keys(actualSums)]))
    if (wanted[name] !== actualSums[name])
      throw new StartupError(`${file} does not restore to what was backed up: ${name} differs.`);
}

import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@/backend/db/open';
import { createDatabase, dropDatabase, isFirst, runFolder } from './run-postgres';

const TEMPLATE = 'template_migrated';
const PATIENCE_MS = 120_000;

/**
 * Makes an empty database with the current tables on the PostgreSQL server of the run. The first caller applies the
 * migrations, and the others get a copy of the result.
 */
export async function createMigratedDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = runFolder();
  if (!folder) throw new Error('no PostgreSQL binaries');
  const [making, doneMarker] = [`${folder}.migrated`, join(`${folder}.migrated`, 'done')];
  if (isFirst(making)) {
    const opened = await openDatabase({ dataDir: '', databaseUrl: await createDatabase(folder, TEMPLATE) });
    await opened.close();
    writeFileSync(doneMarker, '');
  }
  const deadline = Date.now() + PATIENCE_MS;
  while (!existsSync(doneMarker)) {
    if (Date.now() > deadline) throw new Error('the template with the tables of today was not made');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const url = await createDatabase(folder, `world_${randomBytes(6).toString('hex')}`, TEMPLATE);
  return { url, stop: () => dropDatabase(url) };
}

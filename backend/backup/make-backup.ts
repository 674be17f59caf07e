import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '@/backend/kernel/config';
import { HEADERS } from '@/backend/contract/headers';
import { syncFolder } from '@/backend/contract/process/write-atomically';
import { connect } from '@/backend/db/open';
import { StartupError } from '@/backend/kernel/errors';
import { ArchiveWriter } from './archive-writer';
import { checkArchive } from './archive-reader';
import type { Manifest } from './manifest';
import { inSnapshot } from './snapshot';
import { verifyBackup } from './verify';
import { inWorkFolder } from './work-folder';
import { writeBackup } from './write-backup';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';

export interface MakeOptions {
  withSecrets: boolean;
  settings: string;
  isVerified: boolean;
}

/**
 * Makes a backup. The file gets its name when it is complete and, with `isVerified`, was restored once as a test.
 * @throws StartupError when the file exists already or its folder does not, the backend refuses, or the backup turns out damaged
 * @throws Error of the disk or the database
 */
export async function makeBackup(config: Config, file: string, options: MakeOptions): Promise<Manifest> {
  if (existsSync(file)) throw new StartupError(`${file} is there already. Choose another name.`);
  if (!existsSync(dirname(file)))
    throw new StartupError(`There is no folder ${dirname(file)}. Make it first, or choose another.`);
  return inWorkFolder(dirname(file), async (folder) => {
    const part = join(folder, 'backup.part');
    const content = await openBackup(config, options);
    await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }));
    const manifest = options.isVerified ? await verifyBackup(part) : (await checkArchive(part)).manifest;
    renameSync(part, file);
    syncFolder(dirname(file));
    return manifest;
  });
}

/**
 * Asks the running backend when the database is embedded, because only one process can open it; else reads the database
 * itself.
 */
async function openBackup(config: Config, options: MakeOptions): Promise<Readable> {
  if (!config.databaseUrl && (await isBackendRunning(config))) return callBackend(config, options);
  const archive = new ArchiveWriter();
  const database = await connect(config);
  writeBackup(archive, config, (read) => inSnapshot(database, read), { ...options, now: new Date() })
    .catch((error: unknown) => archive.fail(error))
    .finally(() => database.close());
  return archive.output;
}

async function callBackend(
  { port, secret }: Config,
  { withSecrets, settings }: MakeOptions,
): Promise<Readable> {
  const answer = await fetch(`http://127.0.0.1:${port}/internal/backup`, {
    method: 'POST',
    headers: { [HEADERS.secret]: secret, 'content-type': 'application/json' },
    body: JSON.stringify({ withSecrets, settings }),
  });
  if (!answer.ok || !answer.body)
    throw new StartupError(`the backend answered ${answer.status}. Is it another installation's?`);
  return Readable.from(answer.body);
}

import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '@/backend/kernel/config';
import { syncFolder } from '@/backend/contract/process/write-atomically';
import { claimFolder } from '@/backend/db/embedded/start';
import { connect } from '@/backend/db/open';
import { PAGE_SEQUENCE } from '@/backend/db/schema/system';
import { StartupError } from '@/backend/kernel/errors';
import { checkArchive, readEntries } from './archive-reader';
import { checkUsers, lockAllTables } from './database-users';
import { passReturn, withRemoved } from './end-whole';
import { finishRestore, PARTIAL, COMPLETE } from './finish-restore';
import { checkSchema, loadDatabase } from './load-database';
import type { About, Manifest } from './manifest';
import { existingTables } from './rows';
import { PICTURE_FOLDERS, SETTINGS } from './write-backup';

/** Name of the file with the settings of the backup: for the operator to compare; the program does not use it. */
const RESTORED_SETTINGS = 'settings-of-backup.env';

type Target = Pick<Config, 'dataDir' | 'databaseUrl'>;

interface RestoreOptions {
  /** Whether data that is there may go. */
  mayReplace: boolean;
  /** The name of the PostgreSQL database that is replaced although others are connected to it; null to refuse that. */
  inUse: string | null;
}

/**
 * Replaces the data of an installation by a backup. Everything is read and made before anything is replaced: when it
 * fails, the old data stays.
 * @throws StartupError when the file is damaged or newer, or the target holds data or is in use
 */
export async function restoreBackup(
  file: string,
  target: Target,
  { mayReplace, inUse }: RestoreOptions,
): Promise<{ about: About; manifest: Manifest }> {
  const { about, manifest } = await checkArchive(file);
  checkSchema(about);
  if (!mayReplace && (await hasData(target, about)))
    throw new StartupError('There is data already. Restore with --replace to put the backup in its place.');
  const lock = await claimFolder(target.dataDir);
  try {
    await gather(file, target, { mayReplace, inUse }, { about, manifest });
    finishRestore(target.dataDir);
  } finally {
    await lock.release();
  }
  return { about, manifest };
}

/** Builds the restored data beside the present data. On a PostgreSQL server it is one transaction. */
async function gather(
  file: string,
  target: Target,
  { mayReplace, inUse }: RestoreOptions,
  { about, manifest }: { about: About; manifest: Manifest },
): Promise<void> {
  const gathered = join(target.dataDir, PARTIAL);
  rmSync(gathered, { recursive: true, force: true });
  mkdirSync(gathered, { recursive: true });
  await withRemoved(gathered, async () => {
    if (about.pictures === 'folder') for (const name of PICTURE_FOLDERS) mkdirSync(join(gathered, name));
    await gatherFiles(file, gathered);
    // A server replaces it in one transaction; the embedded database is made aside.
    const place = target.databaseUrl ? target : { dataDir: gathered, databaseUrl: null };
    const database = await connect(place);
    try {
      if (!database.isEmbedded && mayReplace) await checkUsers(database.sql, inUse);
      await database.sql.begin(async (sql) => {
        if (!database.isEmbedded) await lockAllTables(sql);
        await loadDatabase(sql, file, about, manifest);
        // From here on its changes get the numbers of others: what portals share under them is not of this database.
        await sql`delete from settings where key = ${PAGE_SEQUENCE}`;
        // The commit follows, and then the files: half of that would be neither the old data nor the new.
        passReturn();
      });
    } finally {
      await database.close();
    }
    for (const name of readdirSync(gathered)) if (name.startsWith('.')) rmSync(join(gathered, name));
    syncFolder(gathered);
    renameSync(gathered, join(target.dataDir, COMPLETE));
  });
}

async function hasData({ dataDir, databaseUrl }: Target, { tables }: About): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(dataDir, 'postgres'));
  const database = await connect({ dataDir, databaseUrl });
  try {
    const names = tables.map(({ name }) => name);
    return (await existingTables(database.sql, names)).length > 0;
  } finally {
    await database.close();
  }
}

/** Pictures, settings and secrets of a backup, below a folder. */
async function gatherFiles(file: string, folder: string): Promise<void> {
  for await (const entry of readEntries(file)) {
    const name = placeOf(entry.name);
    if (name === null) continue;
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    await pipeline(entry.chunks, createWriteStream(path, { mode: 0o600, flush: true }));
  }
}

/** The path of an entry in the data folder; null for an entry that is not a file, such as the rows of a table. */
function placeOf(name: string): string | null {
  if (name === SETTINGS) return RESTORED_SETTINGS;
  const secret = /^secrets\/([a-z]+\.secret)$/.exec(name)?.[1];
  if (secret) return secret;
  const path = normalize(name);
  return PICTURE_FOLDERS.some((folder) => path.startsWith(folder + sep)) ? path : null;
}

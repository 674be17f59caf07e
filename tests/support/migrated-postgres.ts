import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { listMigrations } from '@/backend/db/migrations-list';
import { openDatabase } from '@/backend/db/open';
import { FOLDER } from './data-template';
import { startPostgres, type TestPostgres } from './postgres';

/**
 * Starts a PostgreSQL server whose database is migrated, which is quicker from the second time on: the first to ask keeps a
 * copy for all.
 */
export async function startMigratedPostgres(): Promise<TestPostgres> {
  const key = createHash('sha256').update(JSON.stringify([process.env.POSTGRES_BIN, listMigrations()]));
  const template = join(FOLDER, `migrated-${key.digest('hex').slice(0, 16)}`);
  if (existsSync(template)) return startPostgres(template);
  const server = await startPostgres();
  const opened = await openDatabase({ dataDir: '', databaseUrl: server.url });
  await opened.close();
  const making = `${template}.making`;
  if (!isFirst(making)) return server;
  await server.stop(join(making, 'data'));
  renameSync(join(making, 'data'), template);
  return startPostgres(template);
}

/** Whether nobody has made a folder before. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(FOLDER, { recursive: true });
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

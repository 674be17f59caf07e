import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { connect, type Database } from '@/backend/db/open';

/** Folders in the data folder with the copy of an embedded database that is being backed up. */
export const COPY_FOLDER = '.copy-';

/**
 * Reads a consistent state of a database while it is in use. The embedded database has a single connection, so its folder
 * is copied while the connection is reserved, and the copy is read.
 */
export async function readSnapshot<Result>(
  database: Database,
  dataDir: string,
  read: (sql: postgres.TransactionSql) => Promise<Result>,
): Promise<Result> {
  if (!database.isEmbedded) return inSnapshot(database, read);
  const folder = await mkdtemp(join(dataDir, COPY_FOLDER));
  try {
    await copyDatabase(database, join(dataDir, 'postgres'), join(folder, 'postgres'));
    const copy = await connect({ dataDir: folder, databaseUrl: null });
    try {
      return await inSnapshot(copy, read);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads a consistent state of a database, in a read-only transaction in UTC. It blocks the single connection of an embedded
 * database.
 * @throws Error when `read` gives undefined
 */
export async function inSnapshot<Result>(
  { sql }: Database,
  read: (sql: postgres.TransactionSql) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  await sql.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local time zone 'UTC'`;
    results.push(await read(tx));
  });
  const [result] = results;
  if (result === undefined) throw new Error('nothing was read');
  return result;
}

async function copyDatabase(database: Database, from: string, to: string): Promise<void> {
  const connection = await database.sql.reserve();
  const before = database.longWork;
  database.longWork = 'backup';
  try {
    await connection`checkpoint`;
    await cp(from, to, { recursive: true });
  } finally {
    database.longWork = before;
    connection.release();
  }
}

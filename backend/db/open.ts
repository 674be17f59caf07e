import { drizzle, type PostgresJsDatabase, type PostgresJsTransaction } from 'drizzle-orm/postgres-js';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import postgres from 'postgres';
import type { Pool } from '@/backend/kernel/pool-settings';
import { StartupError } from '@/backend/kernel/errors';
import { type Embedded, startEmbedded } from '@/backend/db/embedded/start';
import { Availability } from './availability';
import { migrate, type ReportStep } from './migrate';
import { withPreparedStatements } from './prepared-statements';
import { queryLogger } from './query-count';
import { Replica } from './replica';
import { tables } from '@/backend/db/schema/tables';

type Tables = typeof tables;

type Transaction = PostgresJsTransaction<Tables, ExtractTablesWithRelations<Tables>>;
/** A database or a transaction. */
export type Db = PostgresJsDatabase<Tables> | Transaction;

export interface Database {
  db: PostgresJsDatabase<Tables>;
  sql: postgres.Sql;
  isEmbedded: boolean;
  /** The name of planned long work during which the embedded database does not answer; null for none. */
  longWork: string | null;
  /** The replica for public reads; null for none. */
  replica: Replica | null;
  /** Whether the server answers; null for the embedded database, which is part of this process. */
  availability: Availability | null;
  /** Whether the embedded database has ended by itself, so that only a new start of this process brings it back. */
  hasFailed(): boolean;
  close(): Promise<void>;
}

interface Options {
  dataDir: string;
  databaseUrl: string | null;
  databaseReadUrl?: string | null;
  pool?: Pool;
}

/** How long to wait for a new connection. */
const CONNECT_SECONDS = 5;
/** How long an idle connection for testing the server stays open. */
const ASKING_SECONDS = 20;
const STANDARD: Pool = {
  connections: 10,
  isPreparing: true,
  statementSeconds: 0,
  lockSeconds: 0,
  idleSeconds: 0,
};

/**
 * Opens and migrates the database of this installation: the PostgreSQL of `databaseUrl`, or the embedded one of the data
 * folder.
 * @param notify called with the progress of the migrations
 * @throws StartupError when it cannot be reached, the folder is in use, or a newer version has migrated it
 */
export async function openDatabase(options: Options, notify?: ReportStep): Promise<Database> {
  const opened = await connect(options);
  try {
    await migrate(opened, notify);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/**
 * Opens the database without migrating it.
 * @throws StartupError when it cannot be reached or the folder is in use
 */
export function connect(options: Options): Promise<Database> {
  return options.databaseUrl ? openServer(options, options.databaseUrl) : openEmbedded(options.dataDir);
}

async function openServer({ pool = STANDARD, databaseReadUrl }: Options, url: string): Promise<Database> {
  const sql = connectTo(url, pool);
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 1 });
    const reason =
      error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : String(error);
    throw new StartupError(`DATABASE_URL: cannot reach ${withoutPassword(url)} (${reason}).`);
  }
  // The replica may be unreachable at the start; then everything is read from the database itself.
  const copy = databaseReadUrl ? connectTo(databaseReadUrl, pool) : null;
  const availability = new Availability(
    connectTo(url, { ...pool, connections: 1, idleSeconds: ASKING_SECONDS }),
    sql,
    pool.connections,
  );
  const stop = async () => {
    await copy?.end({ timeout: 5 });
    await availability.close();
  };
  const { isPreparing } = pool;
  const replica = copy && new Replica(queriesOf(copy, isPreparing), copy);
  return database(
    queriesOf(sql, isPreparing),
    sql,
    { stop, hasFailed: () => false },
    { replica, availability },
  );
}

function connectTo(url: string, pool: Pool): postgres.Sql {
  return postgres(url, {
    max: pool.connections,
    idle_timeout: pool.idleSeconds || undefined,
    connect_timeout: CONNECT_SECONDS,
    // A server that is back is found within a second; by default postgres.js waits up to 20 seconds between two tries.
    backoff: (tries) => Math.min(3 ** tries / 100, 1),
    connection: {
      // If not set, the server's own settings apply.
      ...(pool.statementSeconds > 0 && { statement_timeout: pool.statementSeconds * 1000 }),
      ...(pool.lockSeconds > 0 && { lock_timeout: pool.lockSeconds * 1000 }),
    },
    onnotice: () => undefined,
  });
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const embedded = await startEmbedded(dataDir);
  const settings = {
    // The client's option for streams of one's own, which its types leave out.
    socket: () => embedded.openConnection(),
    database: 'postgres',
    username: 'postgres',
    // Exactly one connection, because the embedded database has one session.
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => undefined,
  };
  const sql = postgres(settings);
  return database(queriesOf(sql, true), sql, embedded);
}

const queriesOf = (sql: postgres.Sql, isPreparing: boolean) =>
  drizzle(isPreparing ? withPreparedStatements(sql) : sql, {
    schema: tables,
    casing: 'snake_case',
    logger: queryLogger,
  });

/** @param server what only the database of a server has */
function database(
  db: Database['db'],
  sql: postgres.Sql,
  { stop, hasFailed }: Pick<Embedded, 'stop' | 'hasFailed'>,
  server?: Pick<Database, 'replica' | 'availability'>,
): Database {
  return {
    db,
    sql,
    isEmbedded: server === undefined,
    longWork: null,
    hasFailed,
    ...(server ?? { replica: null, availability: null }),
    async close() {
      await sql.end({ timeout: 5 });
      await stop();
    },
  };
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.password = '';
  return parsed.toString();
}

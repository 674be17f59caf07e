import { z } from 'zod';

/** 0 for no limit. */
const seconds = z.coerce.number().min(0).max(86_400).default(0);

export const poolSettings = {
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(10),
  DATABASE_PREPARE: z.enum(['on', 'off']).default('on'),
  DATABASE_STATEMENT_SECONDS: seconds,
  DATABASE_LOCK_SECONDS: seconds,
  DATABASE_IDLE_SECONDS: seconds,
};

/** Settings for a PostgreSQL server. 0 seconds means no limit. */
export interface Pool {
  connections: number;
  /** Whether frequent statements are prepared; off behind a pooler that lends a connection for each transaction. */
  isPreparing: boolean;
  /** A statement that takes longer, or waits longer for a lock, fails. */
  statementSeconds: number;
  lockSeconds: number;
  /** Connections that are idle for longer are closed. */
  idleSeconds: number;
}

export function readPool(values: z.infer<z.ZodObject<typeof poolSettings>>): Pool {
  return {
    connections: values.DATABASE_POOL,
    isPreparing: values.DATABASE_PREPARE === 'on',
    statementSeconds: values.DATABASE_STATEMENT_SECONDS,
    lockSeconds: values.DATABASE_LOCK_SECONDS,
    idleSeconds: values.DATABASE_IDLE_SECONDS,
  };
}

import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { createApp } from './app';
import { readConfig } from '@/backend/kernel/config';
import type { Context } from '@/backend/kernel/context';
import { openDatabase } from '@/backend/db/open';
import { seed } from '@/backend/seed/run';
import { StartupError } from '@/backend/kernel/errors';
import { seeders } from './seeders';
import { startMaintenance } from './maintenance';
import { startOutbox } from '@/backend/outbox/deliver';
import { keepSampleAccounts } from '@/backend/modules/accounts/commands/sample-accounts';
import { findSession } from '@/backend/modules/accounts/commands/sessions';
import { startSweep } from '@/backend/modules/accounts/commands/sweep';
import { warmUpPasswords } from '@/backend/modules/accounts/commands/passwords';
import { startScheduler } from '@/backend/modules/stories/commands/scheduler';
import { startReindexing } from '@/backend/modules/search/commands/reindex';

/** The backend process. A reason to stop at start is one clear line and exit code 1. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel, base: { program: 'backend' } });
  const database = await openDatabase(config);
  const context: Context = {
    config,
    database,
    db: database.db,
    log,
    now: () => new Date(),
    random: Math.random,
    findSession,
  };
  await seed(context, seeders);
  await keepSampleAccounts(context);
  await warmUpPasswords(context);
  const starts = [startOutbox, startMaintenance, startScheduler, startSweep, startReindexing];
  const stops = starts.map((start) => start(context));
  const server = serve({ fetch: createApp(context).fetch, port: config.port, hostname: config.host }, () =>
    log.info({ port: config.port }, 'backend is ready'),
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? new StartupError(`BACKEND_PORT: port ${config.port} is in use. Choose another.`)
        : error,
    );
  });
  const drain = async () => {
    for (const stop of stops) stop();
    const deadline = setTimeout(() => process.exit(0), config.drainSeconds * 1000);
    deadline.unref();
    server.close();
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await new Promise((closed) => server.once('close', closed));
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
}

function fail(error: unknown): never {
  const line =
    error instanceof StartupError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`lianxun backend: ${line}\n`);
  process.exit(1);
}

main().catch(fail);

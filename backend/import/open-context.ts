import { pino } from 'pino';
import { openDatabase } from '@/backend/db/open';
import type { Config } from '@/backend/kernel/config';
import type { Context } from '@/backend/kernel/context';
import { seeders } from '@/backend/main/seeders';
import { findApiKey } from '@/backend/modules/api/queries/keys';
import { leaveDrafts } from '@/backend/modules/writing/commands/drafts/leave-drafts';
import { findSession } from '@/backend/modules/accounts/commands/sessions';
import { seed } from '@/backend/seed/run';

/**
 * Opens the database of an installation whose backend does not run, and seeds a fresh one.
 * @throws StartupError when another process holds its database
 */
export async function openContext(config: Config): Promise<{ context: Context; close: () => Promise<void> }> {
  const database = await openDatabase(config);
  const context = {
    config,
    database,
    db: database.db,
    log: pino({ level: 'warn' }),
    now: () => new Date(),
    random: Math.random,
    findSession,
    findApiKey,
    leaveStories: leaveDrafts,
  };
  await seed(context, seeders);
  return {
    context,
    async close() {
      if (database.isEmbedded) await database.sql.unsafe('vacuum (analyze)');
      await database.close();
    },
  };
}

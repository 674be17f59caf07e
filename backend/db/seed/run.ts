import { type Context, inTransaction } from '@/backend/kernel/context';
import { settings } from '@/backend/db/schema/system';
import { seedBase } from './base-seed';
import { seedSample } from './sample-seed';

/**
 * Fills a fresh installation: what every installation starts with, and the sample content when it is wanted. Each
 * runs once for a database, in one transaction.
 */
export async function seed(context: Context): Promise<void> {
  await once(context, 'seed:base', seedBase);
  if (context.config.sampleContent) await once(context, 'seed:sample', seedSample);
}

async function once(context: Context, key: string, work: (context: Context) => Promise<void>): Promise<void> {
  await inTransaction(context, async (inner) => {
    const claimed = await inner.db
      .insert(settings)
      .values({ key, value: context.now().toISOString() })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) return;
    await work(inner);
    context.log.info({ key }, 'seeded');
  });
}

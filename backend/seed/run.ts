import { type Context, inTransaction } from '@/backend/kernel/context';
import { settings } from '@/backend/db/schema/system';
import type { Seeder, Seeders } from './seeder';

/**
 * Fills a fresh installation: what every installation starts with, and the sample content when it is wanted. Each
 * runs once for a database, in one transaction.
 */
export async function seed(context: Context, { base, sample }: Seeders): Promise<void> {
  await once(context, 'seed:base', base);
  if (context.config.sampleContent) await once(context, 'seed:sample', sample);
}

/** What the sample accounts did, where there are such. */
export async function seedMembers(context: Context, { members }: Seeders): Promise<void> {
  if (context.config.sampleContent) await once(context, 'seed:members', members);
}

async function once(context: Context, key: string, seeders: readonly Seeder[]): Promise<void> {
  await inTransaction(context, async (inner) => {
    const claimed = await inner.db
      .insert(settings)
      .values({ key, value: context.now().toISOString() })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) return;
    for (const write of seeders) await write(inner);
    context.log.info({ key }, 'seeded');
  });
}

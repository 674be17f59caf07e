import { type Context, inTransaction } from '@/backend/kernel/context';
import { settings } from '@/backend/db/schema/system';
import type { Seeders, Seeding } from './seeder';

/**
 * Fills a fresh installation: what every installation starts with, and the sample content when it is wanted. Each
 * runs once for a database, in one transaction.
 */
export async function seed(context: Context, { base, sample }: Seeders): Promise<void> {
  for (const seeding of base) await once(context, seeding);
  if (context.config.sampleContent) for (const seeding of sample) await once(context, seeding);
}

/** What the sample accounts did, where there are such. */
export async function seedMembers(context: Context, { members }: Seeders): Promise<void> {
  if (context.config.sampleContent) for (const seeding of members) await once(context, seeding);
}

async function once(context: Context, { key, write }: Seeding): Promise<void> {
  await inTransaction(context, async (inner) => {
    const claimed = await inner.db
      .insert(settings)
      .values({ key, value: context.now().toISOString() })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) return;
    for (const seeder of write) await seeder(inner);
    context.log.info({ key }, 'seeded');
  });
}

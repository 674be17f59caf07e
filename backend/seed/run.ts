import { type Context, inTransaction } from '@/backend/kernel/context';
import { settings } from '@/backend/db/schema/system';
import type { Seeders, Seeding } from './seeder';

/**
 * Seeds a fresh installation: the base content, and the sample content if it is configured. Each seeding runs once per
 * database, in one transaction.
 */
export async function seed(context: Context, { base, sample }: Seeders): Promise<void> {
  for (const seeding of base) await once(context, seeding);
  if (context.config.sampleContent) for (const seeding of sample) await once(context, seeding);
}

/** Seeds the activity of the sample accounts, if sample content is configured. */
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

import { sql } from 'drizzle-orm';
import { BRAND_KEY, brandRecord } from '@/backend/contract/brand/brand';
import { BRAND_ID } from '@/backend/contract/brand/limits';
import { tags } from '@/backend/contract/tags';
import { settings } from '@/backend/db/schema/system';
import { readBrand } from '@/backend/kernel/site-brand';
import { defineRecordKind } from '@/backend/records/kind';

/** The name and look of this newsroom: a single record. Every page shows it. */
export const brandKind = defineRecordKind({
  kind: 'brand',
  changedBy: 'admin',
  isFixed: true,
  schema: brandRecord,
  listed: sql`select ${BRAND_ID}::int as id, jsonb_build_object('zh-Hans', '门面', 'en', 'Brand') as title, '' as note, 0 as rank`,
  read: async (context, id) => (id === BRAND_ID ? readBrand(context) : null),
  async write({ db }, _id, value) {
    await db
      .insert(settings)
      .values({ key: BRAND_KEY, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
    return BRAND_ID;
  },
  tags: () => Promise.resolve([tags.brand, tags.all]),
});

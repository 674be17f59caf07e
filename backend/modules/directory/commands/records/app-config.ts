import { sql } from 'drizzle-orm';
import { APP_CONFIG_KEY, appConfigRecord } from '@/backend/contract/directory/records';
import { tags } from '@/backend/contract/tags';
import { settings } from '@/backend/db/schema/system';
import { defineRecordKind } from '@/backend/records/kind';
import { readAppSettings } from '@/backend/modules/directory/queries/app-config';

const ONLY = 1;

/** Public settings: a single record. */
export const appConfigKind = defineRecordKind({
  kind: 'app_config',
  changedBy: 'admin',
  isFixed: true,
  schema: appConfigRecord,
  listed: sql`select ${ONLY}::int as id, jsonb_build_object('zh-Hans', '公开设定', 'en', 'Public settings') as title, '' as note, 0 as rank`,
  read: async (context, id) => (id === ONLY ? readAppSettings(context) : null),
  async write({ db }, _id, value) {
    await db
      .insert(settings)
      .values({ key: APP_CONFIG_KEY, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
    return ONLY;
  },
  tags: () => Promise.resolve([tags.site]),
});

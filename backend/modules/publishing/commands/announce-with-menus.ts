import { eq, sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { settings } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';
import {
  listEmptyCategories,
  listEmptyRegions,
  listEmptySections,
  listOfferedLetters,
} from '@/backend/modules/publishing/queries/filled-sections';
import { announceChanges } from '@/backend/outbox/revalidate';

/** Key of the setting that holds the sections which menus were last made without. */
const KEY = 'menus_without';

/**
 * Announces what changed. When a section got its first content by it, or lost its last, the menus of all pages are out of
 * date, too.
 */
export async function announceWithMenus(context: Context, payloads: unknown[]): Promise<void> {
  const { db } = context;
  const empty = await readEmpty(context);
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  if (row?.value === empty) return announceChanges(context, payloads);
  await announceChanges(context, [...payloads, { tags: [tags.brand, tags.all] }]);
  // Only once it is announced: a delivery that failed before is repeated.
  await db
    .insert(settings)
    .values({ key: KEY, value: empty })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
}

/**
 * Writes down at the first start which sections have content: the pages that will be made are right until that changes.
 * Without this the first change of anything would put them all out of date.
 */
export async function recordFilledSections(context: Context): Promise<void> {
  const value = await readEmpty(context);
  await context.db.insert(settings).values({ key: KEY, value }).onConflictDoNothing();
}

/** The sections, added editions and categories that have nothing to show, and the newsletters on offer, in one text. */
async function readEmpty(context: Context): Promise<string> {
  return [
    ...(await listEmptySections(context)),
    ...(await listEmptyRegions(context)),
    ...(await listEmptyCategories(context)),
    ...(await listOfferedLetters(context)).map((key) => `letter:${key}`),
  ].join(' ');
}

import { eq, inArray, sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { closedPictures } from '@/backend/db/schema/uploads';
import type { Context } from '@/backend/kernel/context';
import { queueClosing, queueRevalidation } from '@/backend/outbox/revalidate';
import { PICTURES_IN_TEXT, picturesIn } from '@/backend/outbox/picture-removal';
import { picturesShownBeside } from '@/backend/modules/uploads/queries/picture-uses';

/**
 * Held while pictures are closed or opened: an item that goes live at the same moment either counts as showing them, or
 * opens them.
 */
const oneAtATime = ({ db }: Context) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('closed pictures', 0))`);

/**
 * Closes every picture of an item that is taken down, those of its earlier versions included, except what something else
 * readers can see shows as well. A closed picture is served to administrators only.
 */
export async function closePictures(context: Context, contentId: number): Promise<void> {
  const { db, now } = context;
  await oneAtATime(context);
  const own = await picturesOf(context, contentId);
  const shown = await picturesShownBeside(context, own, contentId);
  const closing = own.filter((path) => !shown.has(path));
  if (closing.length === 0) return;
  await db
    .insert(closedPictures)
    .values(closing.map((path) => ({ path, contentId, closedAt: now() })))
    .onConflictDoNothing();
  await queueClosing(context, closing.map(tags.picture));
}

/** Opens the pictures of an item that goes live: those it shows, and those that were closed with it. */
export async function openPictures(context: Context, contentId: number, shown: string): Promise<void> {
  await oneAtATime(context);
  const paths = shown.match(PICTURES_IN_TEXT) ?? [];
  const ofItem = eq(closedPictures.contentId, contentId);
  const opened = await context.db
    .delete(closedPictures)
    .where(paths.length > 0 ? sql`${ofItem} or ${inArray(closedPictures.path, paths)}` : ofItem)
    .returning({ path: closedPictures.path });
  await queueRevalidation(
    context,
    opened.map(({ path }) => tags.picture(path)),
  );
}

/** Every picture of an item: of its live text, its draft and all its versions. */
function picturesOf(context: Context, contentId: number): Promise<string[]> {
  return picturesIn(
    context,
    sql`select pic as words from contents where id = ${contentId}
      union all select body from content_texts where content_id = ${contentId}
      union all select concat(document, texts) from content_revisions where content_id = ${contentId}
      union all select concat(document, submitted) from manuscripts where content_id = ${contentId}
      union all select document::text from source_changes where content_id = ${contentId}`,
  );
}

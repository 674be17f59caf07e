import { eq, inArray, or } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { closedPictures } from '@/backend/db/schema/uploads';
import type { Context } from '@/backend/kernel/context';
import { closeOneAtATime, openClosed } from '@/backend/outbox/closed-pictures';
import { queueClosing } from '@/backend/outbox/revalidate';
import { PICTURES_IN_TEXT } from '@/backend/outbox/picture-removal';
import { picturesOf, picturesShownBeside } from '@/backend/modules/uploads/queries/picture-uses';

/**
 * Closes every picture of a story that is removed, those of its earlier versions included, except pictures that
 * something else shows to readers. A closed picture is served to administrators only.
 */
export async function closePictures(context: Context, contentId: number): Promise<void> {
  const { db, now } = context;
  await closeOneAtATime(context);
  const picturePaths = await picturesOf(context, contentId);
  const shown = await picturesShownBeside(context, picturePaths, contentId);
  const closing = picturePaths.filter((path) => !shown.has(path));
  if (closing.length === 0) return;
  await db
    .insert(closedPictures)
    .values(closing.map((path) => ({ path, contentId, closedAt: now() })))
    .onConflictDoNothing();
  await queueClosing(context, closing.map(tags.picture));
}

/** Opens the pictures of a story that goes live: those it shows, and those that were closed with it. */
export async function openPictures(context: Context, contentId: number, shown: string): Promise<void> {
  await closeOneAtATime(context);
  const paths = shown.match(PICTURES_IN_TEXT) ?? [];
  const ofItem = eq(closedPictures.contentId, contentId);
  await openClosed(context, paths.length > 0 ? or(ofItem, inArray(closedPictures.path, paths)) : ofItem);
}

import { inArray, sql, type SQL } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import type { FieldReason } from '@/backend/contract/form-text';
import { closedPictures } from '@/backend/db/schema/uploads';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { PICTURES_IN_TEXT } from './picture-removal';
import { queueRevalidation } from './revalidate';

const REASON: FieldReason = 'pictureClosed';

/**
 * Held while pictures are closed or opened: what goes live at the same moment either counts as showing them, or opens
 * them.
 */
export const closeOneAtATime = (context: Context) => oneAtATime(context, 'closedPictures');

/** A picture stored here, or one of another site that came with an import. */
const PICTURE = '^(/uploads/[0-9a-f]{2}/[0-9a-f]{32}[.](jpg|png|gif|webp)|https?://[^[:space:]]+)$';

/**
 * A column with the path of a picture; empty where that picture is closed, and for anything that is no picture, so that the
 * page draws one instead.
 */
export const openPicture = (column: SQL) =>
  sql`case when ${column} !~ ${PICTURE} or exists (select 1 from closed_pictures p where p.path = ${column}) then '' else ${column} end`;

/** Opens pictures for everybody. @param condition on the closed pictures */
export async function openClosed(context: Context, condition: SQL | undefined): Promise<void> {
  const opened = await context.db
    .delete(closedPictures)
    .where(condition)
    .returning({ path: closedPictures.path });
  await queueRevalidation(
    context,
    opened.map(({ path }) => tags.picture(path)),
  );
}

/**
 * Checks, in the caller's transaction, that what readers are about to see names no picture that was taken down with an item.
 * An administrator's act opens such pictures; everybody else's is refused.
 * @param fields what each field holds: a path, a text, a whole document
 * @throws ApiError pictureClosed with the fields
 */
export async function checkPicturesOpen(
  context: Context,
  { roles }: Pick<Member, 'roles'>,
  fields: Record<string, unknown>,
): Promise<void> {
  const named = Object.entries(fields).map(([field, value]) => ({ field, paths: pathsIn(value) }));
  const paths = [...new Set(named.flatMap((entry) => entry.paths))];
  if (paths.length === 0) return;
  await closeOneAtATime(context);
  const isNamed = inArray(closedPictures.path, paths);
  if (roles.includes('admin')) return openClosed(context, isNamed);
  const closed = await context.db.select({ path: closedPictures.path }).from(closedPictures).where(isNamed);
  if (closed.length === 0) return;
  const refused = named.filter((entry) => closed.some(({ path }) => entry.paths.includes(path)));
  throw new ApiError('pictureClosed', Object.fromEntries(refused.map(({ field }) => [field, REASON])));
}

const pathsIn = (value: unknown): string[] => JSON.stringify(value ?? '').match(PICTURES_IN_TEXT) ?? [];

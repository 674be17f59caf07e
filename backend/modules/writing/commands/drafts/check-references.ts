import { and, eq, inArray } from 'drizzle-orm';
import { pictureOfOurs } from '@/backend/contract/addresses';
import { NO_REGION } from '@/backend/contract/regions/first-regions';
import { MAX_LABELS } from '@/backend/contract/writing/limits';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { authors } from '@/backend/db/schema/people';
import { categories } from '@/backend/db/schema/stories';
import { uploads } from '@/backend/db/schema/uploads';
import { labels, topics } from '@/backend/db/schema/topics';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isRegionKnown } from '@/backend/kernel/site-brand';

/**
 * Refuses unknown labels, topics, categories, editions and pictures, and an author that belongs to somebody else. Only what was
 * added is checked.
 * @throws ApiError invalidInput naming the field; `tooMany` for more labels than a story may have, new ones included
 */
export async function checkReferences(
  context: Context,
  member: Member,
  before: DraftDocument | null,
  after: DraftDocument,
): Promise<void> {
  const { db } = context;
  const missing = async (
    ids: number[],
    findRows: (wanted: number[]) => Promise<{ id: number }[]>,
  ): Promise<boolean> => ids.length > 0 && (await findRows([...new Set(ids)])).length < new Set(ids).size;
  if (labelsOf(after) > Math.max(MAX_LABELS, before ? labelsOf(before) : 0))
    throw new ApiError('invalidInput', { label_ids: 'tooMany' });
  if (
    await missing(added(before?.label_ids, after.label_ids), (ids) =>
      db.select({ id: labels.id }).from(labels).where(inArray(labels.id, ids)),
    )
  )
    throw new ApiError('invalidInput', { label_ids: 'notFound' });
  if (
    await missing(added(before?.topic_ids, after.topic_ids), (ids) =>
      db.select({ id: topics.id }).from(topics).where(inArray(topics.id, ids)),
    )
  )
    throw new ApiError('invalidInput', { topic_ids: 'notFound' });
  if (after.pic !== (before?.pic ?? '')) await checkPicture(context, member, after.pic);
  const { category_id, author_id } = after;
  if (
    category_id !== null &&
    category_id !== before?.category_id &&
    (await missing([category_id], (ids) =>
      db.select({ id: categories.id }).from(categories).where(inArray(categories.id, ids)),
    ))
  )
    throw new ApiError('invalidInput', { category_id: 'notFound' });
  if (after.region !== (before?.region ?? NO_REGION) && !(await isRegionKnown(context, after.region)))
    throw new ApiError('invalidInput', { region: 'notFound' });
  if (author_id !== null && author_id !== before?.author_id) await checkAuthor(context, member, author_id);
}

const added = (before: readonly number[] = [], after: readonly number[]) =>
  after.filter((id) => !before.includes(id));

const labelsOf = ({ label_ids, new_labels }: DraftDocument) => label_ids.length + new_labels.length;

/**
 * A cover must be an upload of the writer; editors may use anybody's. The path must have the exact form of uploads, because
 * the file is read by it.
 */
async function checkPicture({ db }: Context, member: Member, path: string): Promise<void> {
  const isStored = pictureOfOurs.safeParse(path).success;
  if (isStored && (path === '' || isEditor(member))) return;
  const isOfMember = and(eq(uploads.path, path), eq(uploads.userId, member.id));
  const [row] = isStored ? await db.select({ path: uploads.path }).from(uploads).where(isOfMember) : [];
  if (!row) throw new ApiError('invalidInput', { pic: 'notOurPicture' });
}

const isEditor = ({ roles }: Member) => roles.includes('editor') || roles.includes('admin');

/** Members may only use their own author; editors any. */
async function checkAuthor({ db }: Context, member: Member, id: number): Promise<void> {
  const [author] = await db.select({ userId: authors.userId }).from(authors).where(eq(authors.id, id));
  if (!author || (!isEditor(member) && author.userId !== member.id))
    throw new ApiError('invalidInput', { author_id: 'notFound' });
}

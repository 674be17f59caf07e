import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { previewLinks } from '@/backend/db/schema/writing/preview-links';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { isSame, keyedHash } from '@/backend/kernel/tokens';
import { findDraft, readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { authorCard, findPeople } from '@/backend/modules/writing/queries/review/people';
import { namesOf } from '@/backend/modules/writing/queries/drafts/read-draft';

type Row = typeof previewLinks.$inferSelect;

/** The condition for the preview addresses of a story that have neither ended nor expired. */
export function usablePreviews(contentId: number, now: Date) {
  return and(
    eq(previewLinks.contentId, contentId),
    isNull(previewLinks.endedAt),
    gt(previewLinks.expiresAt, now),
  );
}

/** The valid preview addresses of a story, newest first. @throws ApiError notFound for a story of somebody else */
export async function listPreviews(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'previewLinks'>> {
  await readableDraft(context, member, id);
  const rows = await context.db
    .select()
    .from(previewLinks)
    .where(usablePreviews(id, context.now()))
    .orderBy(desc(previewLinks.id));
  const people = await findPeople(
    context,
    rows.flatMap(({ makerId }) => makerId ?? []),
  );
  return {
    list: rows.map((row) => ({
      ...asPreviewLink(context, row),
      by: (row.makerId === null ? null : people.get(row.makerId)) ?? null,
      created_time: toWireTime(row.createdAt),
    })),
  };
}

export function asPreviewLink(context: Context, { id, expiresAt }: Row): CallOutput<'previewLink'> {
  const number = id.toString(36);
  return { link_id: id, token: `${number}.${sign(context, number)}`, until: toWireTime(expiresAt) };
}

/**
 * The version that a preview address shows.
 * @throws ApiError notFound for a wrong token and for a removed or discarded story, gone for an expired or ended
 * address
 */
export async function readPreview(
  context: Context,
  token: string,
  locale: Locale,
): Promise<CallOutput<'previewContent'>> {
  const [number = '', signature = ''] = token.split('.');
  if (!isSame(signature, sign(context, number))) throw new ApiError('notFound');
  const [link] = await context.db
    .select()
    .from(previewLinks)
    .where(eq(previewLinks.id, Number.parseInt(number, 36)));
  if (!link) throw new ApiError('notFound');
  if (link.endedAt !== null || link.expiresAt < context.now()) throw new ApiError('gone');
  const draft = await findDraft(context, link.contentId);
  if (!draft || draft.content.status === 'removed' || draft.state.isDiscarded) throw new ApiError('notFound');
  const { document, savedAt } = draft.draftRow;
  const { labels, category } = await namesOf(context, document, locale);
  return {
    id: draft.content.id,
    kind: draft.content.kind,
    document: { ...document, texts: document.texts.map(({ made_from: _, ...text }) => text) },
    author: await authorCard(context, document.author_id, locale),
    category,
    labels,
    saved_time: toWireTime(savedAt),
  };
}

const sign = ({ config }: Context, number: string) => keyedHash(config.secret, `preview:${number}`);

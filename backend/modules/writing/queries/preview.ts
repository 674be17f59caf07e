import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { PREVIEW_DAYS } from '@/backend/contract/writing/limits';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { makeExpiringLink, readExpiringLink } from '@/backend/kernel/expiring-link';
import { toWireTime } from '@/backend/kernel/text/time';
import { findPiece, readablePiece } from './open-piece';
import { authorCard } from './people';
import { namesOf } from './read-piece';

const DAY_MS = 86_400_000;
const PURPOSE = 'preview';

/** An address part that opens the newest version for a week. @throws ApiError notFound for somebody else's */
export async function makePreview(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'previewLink'>> {
  await readablePiece(context, member, id);
  const until = new Date(context.now().getTime() + PREVIEW_DAYS * DAY_MS);
  return { token: makeExpiringLink(context, PURPOSE, id, until), until: toWireTime(until) };
}

/** @throws ApiError notFound for a wrong token and for what was taken down or put away, gone for one that ran out */
export async function readPreview(
  context: Context,
  token: string,
  locale: Locale,
): Promise<CallOutput<'previewContent'>> {
  const piece = await findPiece(context, readExpiringLink(context, PURPOSE, token));
  if (!piece || piece.content.status === 'removed' || piece.state.isDiscarded) throw new ApiError('notFound');
  const { document, savedAt } = piece.manuscript;
  const { labels, category } = await namesOf(context, document, locale);
  return {
    id: piece.content.id,
    kind: piece.content.kind,
    document: { ...document, texts: document.texts.map(({ made_from: _, ...text }) => text) },
    author: await authorCard(context, document.author_id, locale),
    category,
    labels,
    saved_time: toWireTime(savedAt),
  };
}

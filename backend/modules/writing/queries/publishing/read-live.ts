import type { CallOutput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readLiveDocument } from './live-document';
import { readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { readWithheld } from './withheld';

/**
 * The texts of a live story, the original language first.
 * @throws ApiError notFound, wrongState for a story that is not live
 */
export async function readLive(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'readLive'>> {
  const { content } = await readableDraft(context, member, id);
  if (content.status !== 'approved') throw new ApiError('wrongState', { status: content.status });
  const { texts } = await readLiveDocument(context, content);
  const withheld = await readWithheld(context, id);
  const shown = texts.filter(({ lang }) => !withheld.some((withheldText) => withheldText.lang === lang));
  return { id, version: content.version, texts: shown };
}

import type { PieceVersion } from '@/backend/contract/writing/piece';
import { postCall, type Reply } from '@/lib/platform/calls/browser';
import type { Locale } from '@/lib/platform/language/locales';

/** Takes a flash off the site; one that waits for its time goes out of the schedule and is put away. */
export async function takeFlashBack(
  { id, version }: PieceVersion,
  isScheduled: boolean,
  locale: Locale,
): Promise<Reply<PieceVersion>> {
  if (!isScheduled) return postCall('withdrawContent', { id, version }, locale);
  let reply = await postCall('unscheduleContent', { id, version }, locale);
  if (reply.ok) reply = await postCall('recallContent', reply.data, locale);
  return reply.ok ? postCall('discardDraft', reply.data, locale) : reply;
}

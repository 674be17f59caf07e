import type { DraftVersion } from '@/backend/contract/writing/draft';
import type { Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';

/**
 * Withdraws a flash. A scheduled one is unscheduled and recalled, and its draft is discarded. Stops at the first call
 * that fails.
 */
export async function withdrawFlash(
  { id, version }: DraftVersion,
  isScheduled: boolean,
  locale: Locale,
): Promise<Reply<DraftVersion>> {
  if (!isScheduled) return postCall('withdrawContent', { id, version }, locale);
  let reply = await postCall('unscheduleContent', { id, version }, locale);
  if (reply.ok) reply = await postCall('recallContent', reply.data, locale);
  return reply.ok ? postCall('discardDraft', reply.data, locale) : reply;
}

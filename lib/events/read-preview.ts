import 'server-only';
import type { EventStatus } from '@/backend/contract/events/statuses';
import { readRequired } from '@/lib/platform/calls/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { type FullEvent, toFullEvent } from './event';

/** The event of a preview address, never from a cache. Ends in the 404 page when the address is unknown or revoked. */
export async function readEventPreview(
  token: string,
  language: ReaderLanguage,
): Promise<{ event: FullEvent; status: EventStatus }> {
  const data = await readRequired('activityPreview', { token, locale: language.locale });
  return { event: toFullEvent(data, language), status: data.status };
}

import 'server-only';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import { localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import type { CallOutput } from '@/backend/contract/calls';

type BoundEvent = CallOutput<'eventDetails'>['event'];

/** The event whose tickets a landing sells; null when it is missing, cancelled or over, or the call failed. */
export async function readBoundEvent(
  id: number,
  language: ReaderLanguage,
): Promise<Pick<BoundEvent, 'id' | 'tickets'> | null> {
  const outcome = await call(
    'eventDetails',
    { id, locale: language.locale },
    { tags: [tags.event(id), tags.events], revalidate: LIFETIMES.event },
  );
  if (!outcome.ok || outcome.data.event.state === 'cancelled' || outcome.data.event.state === 'ended')
    return null;
  const { event } = outcome.data;
  const text = (words: string) => localText(words, event.lang, language);
  return {
    id: event.id,
    tickets: event.tickets.map((ticket) => ({ ...ticket, name: text(ticket.name), note: text(ticket.note) })),
  };
}

import { refundLimit } from '@/backend/contract/tickets/refund-limit';
import type { LocalText } from '@/backend/db/schema/local-text';
import { ApiError } from '@/backend/kernel/errors';
import { isNamed } from './organiser-name';
import type { EventParts } from './row';

type Parts = Pick<EventParts, 'event' | 'texts' | 'organiser' | 'tickets'>;

/** What an event lacks before it can be public: field → reason. Entries of lists are named by index: `tickets.0.name`. */
export function missingFields({ event, texts, organiser, tickets }: Parts): Record<string, string> {
  const has = (field: 'title' | 'city' | 'address') => texts.some((text) => text[field].trim() !== '');
  const isOnSite = event.mode !== 'online';
  return {
    ...(!has('title') && { title: 'required' }),
    ...(isOnSite && !has('address') && !has('city') && { address: 'required' }),
    // Buyers have to know who sells.
    ...(!isNamed(organiser.name) && { organiser: 'required' }),
    // Buyers who pay by bank transfer have to know the account to pay to.
    ...(isPaidByTransfer({ event, tickets }) &&
      !isWritten(event.paymentNote) && { payment_note: 'required' }),
    ...(event.endTime <= event.startTime && { end_time: 'beforeStart' }),
    ...blank(
      'tickets',
      'name',
      tickets.map(({ name }) => name),
    ),
    ...blank(
      'speakers',
      'name',
      event.speakers.map(({ name }) => name),
    ),
    ...blank(
      'questions',
      'label',
      event.questions.map(({ label }) => label),
    ),
    ...withoutChoice(event),
  };
}

/**
 * Refuses an event that lacks something; every command that makes an event public calls this.
 * @throws ApiError invalidInput with the missing fields
 */
export function refuseMissing(parts: Parts | undefined): void {
  const missing = parts ? missingFields(parts) : {};
  if (Object.keys(missing).length > 0) throw new ApiError('invalidInput', missing);
}

/** Settings of a complete event that are probably mistakes: field → reason. */
export function warningsOf(
  { event, tickets }: Pick<Parts, 'event' | 'tickets'>,
  now: Date,
): Record<string, string> {
  const limit = refundLimit(event.startTime, event.refundHours);
  const isPaid = tickets.some(({ price }) => price > 0);
  const isPromised = event.status !== 'cancelled' && isPaid && limit !== null;
  return isPromised && limit <= now ? { refund_hours: 'limitPast' } : {};
}

const isPaidByTransfer = ({ event, tickets }: Pick<Parts, 'event' | 'tickets'>) =>
  event.paymentMethods.includes('manual') && tickets.some(({ price }) => price > 0);

/** Entries of a list whose text is empty in every language. */
function blank(list: string, field: string, texts: LocalText[]): Record<string, string> {
  const places = texts.flatMap((text, at) => (isWritten(text) ? [] : [`${list}.${at}.${field}`]));
  return Object.fromEntries(places.map((place) => [place, 'required']));
}

/** Questions of kind `choice` with fewer than two options. */
function withoutChoice({ questions }: Parts['event']): Record<string, string> {
  const places = questions.flatMap(({ kind, options }, at) =>
    kind === 'choice' && options.filter(isWritten).length < 2 ? [`questions.${at}.options`] : [],
  );
  return Object.fromEntries(places.map((place) => [place, 'required']));
}

const isWritten = (text: LocalText) => Object.values(text).some((words) => words.trim() !== '');

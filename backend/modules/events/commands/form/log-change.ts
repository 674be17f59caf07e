import { EVENT_TEXTS, type EventText } from '@/backend/contract/events/statuses';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { difference, writeAudit } from '@/backend/records/audit';

/** Fields that only holders may read: the log says that they changed, but not how. */
const CLOSED = ['join_url', 'payment_note'] as const;
const PLAIN = [
  ...['status', 'start_time', 'end_time', 'time_zone', 'mode', 'region', 'poster', 'map_url', 'capacity'],
  ...['needs_approval', 'refund_hours', 'kept_percent', 'has_public_numbers', 'payment_methods'],
] as const satisfies readonly (keyof OwnEvent)[];

/**
 * Logs the changed fields of an event that was or becomes public, in the caller's transaction: `start_time`,
 * `zh-Hans.address`, `tickets.正式票.quantity` … Drafts are not logged, because they are saved after every few letters.
 */
export async function logEventChange(
  context: Context,
  member: Member,
  before: OwnEvent,
  after: OwnEvent,
): Promise<void> {
  const isOpen = ({ status }: OwnEvent) => status === 'published' || status === 'cancelled';
  if (!isOpen(before) && !isOpen(after)) return;
  const changed = difference(fieldsOf(before), fieldsOf(after));
  const names = Object.keys(changed.after);
  if (names.length === 0) return;
  const closed = Object.fromEntries(
    CLOSED.filter((name) => names.includes(name)).map((name) => [name, null]),
  );
  await writeAudit(context, member, {
    subject: 'event',
    id: after.id,
    title: after.title,
    command: before.status === after.status ? 'edit' : after.status === 'cancelled' ? 'cancel' : 'publish',
    base: before.version,
    version: after.version,
    before: { ...changed.before, ...closed },
    after: { ...changed.after, ...closed },
  });
}

/** Logs that a member compared a text with its version in another language and confirmed that both say the same. */
export async function logConfirmedTranslation(
  context: Context,
  member: Member,
  event: { id: number; title: string },
  { lang, field }: { lang: string; field: EventText },
): Promise<void> {
  const { id, title } = event;
  await writeAudit(context, member, {
    subject: 'event',
    id,
    title,
    command: 'match',
    after: { [`${lang}.${field}`]: null },
  });
}

function fieldsOf(event: OwnEvent): Record<string, unknown> {
  const { words } = event;
  const texts = event.texts.flatMap((text) =>
    EVENT_TEXTS.map((name) => [`${text.lang}.${name}`, text[name]]),
  );
  const tickets = event.tickets.flatMap(({ id: _, taken: __, name, ...terms }) =>
    Object.entries(terms).map(([term, value]) => [`tickets.${name}.${term}`, value]),
  );
  return {
    ...Object.fromEntries([...PLAIN, ...CLOSED].map((name) => [name, event[name]])),
    ...Object.fromEntries(texts),
    ...Object.fromEntries(tickets),
    links: event.links.map(({ url }, at) => [words.links[at], url]),
    agenda: event.agenda.map(({ time }, at) => [time, words.agenda[at]]),
    speakers: words.speakers,
    questions: event.questions.map((question, at) => [question, words.questions[at]]),
    cohosts: event.cohosts.map(({ id }) => id),
  };
}

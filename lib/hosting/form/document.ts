import type { CallOutput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { LOCALES, type Locale } from '@/backend/contract/locale';
import { timeOf } from './clock';

/** A text in the languages it was written in. */
export type Words = Partial<Record<Locale, string>>;

export interface TicketDraft {
  /** Null until the server has stored the ticket type. */
  id: number | null;
  /** Its key in the list on the page; never sent. */
  key: string;
  name: Words;
  note: Words;
  type: OwnEvent['tickets'][number]['type'];
  /** Minor units of `currency`. */
  price: number;
  currency: string;
  quantity: number;
  /** The number of seats held and sold: the quantity cannot be lower. */
  taken: number;
  per_person_limit: number;
  /** Times of the form, as in `steps` (format: `clock.ts`); empty for no limit. */
  sale_opens: string;
  sale_closes: string;
  is_hidden: boolean;
  steps: { price: number; until: string }[];
}

export interface QuestionDraft {
  key: string;
  kind: OwnEvent['questions'][number]['kind'];
  label: Words;
  options: Words[];
  is_required: boolean;
  is_for_gate: boolean;
}

/** The whole form of an event, in every language it is written in. The format of times is described in `clock.ts`. */
export interface EventDocument {
  title: Words;
  summary: Words;
  /** Clean HTML. */
  details: Words;
  city: Words;
  address: Words;
  payment_note: Words;
  start_time: string;
  end_time: string;
  time_zone: string;
  mode: OwnEvent['mode'];
  region: OwnEvent['region'];
  poster: string;
  map_url: string;
  join_url: string;
  links: { key: string; label: Words; url: string }[];
  agenda: { key: string; time: string; title: Words }[];
  speakers: { key: string; name: Words; role: Words; bio: Words; url: string }[];
  questions: QuestionDraft[];
  capacity: number | null;
  needs_approval: boolean;
  refund_hours: number | null;
  kept_percent: number;
  payment_methods: OwnEvent['payment_methods'];
  has_public_numbers: boolean;
  tickets: TicketDraft[];
}

let keyCount = 0;

/** A key for a new entry of a list, unique on the page. */
export function entryKey(): string {
  keyCount += 1;
  return `e${Date.now().toString(36)}${keyCount}`;
}

/** The form document of an event that the server returned. */
export function toDocument(event: CallOutput<'activityForEdit'>): EventDocument {
  const { words, time_zone: zone } = event;
  const text = (field: 'title' | 'summary' | 'details' | 'city' | 'address'): Words =>
    Object.fromEntries(event.texts.map((translation) => [translation.lang, translation[field]]));
  return {
    title: text('title'),
    summary: text('summary'),
    details: text('details'),
    city: text('city'),
    address: text('address'),
    payment_note: words.payment_note,
    start_time: timeOf(event.start_time, zone),
    end_time: timeOf(event.end_time, zone),
    time_zone: zone,
    mode: event.mode,
    region: event.region,
    poster: event.poster,
    map_url: event.map_url,
    join_url: event.join_url,
    links: event.links.map(({ url }, at) => ({ key: `l${at}`, label: words.links[at] ?? {}, url })),
    agenda: event.agenda.map(({ time }, at) => ({ key: `a${at}`, time, title: words.agenda[at] ?? {} })),
    speakers: event.speakers.map(({ url }, at) => ({
      key: `s${at}`,
      ...(words.speakers[at] ?? { name: {}, role: {}, bio: {} }),
      url,
    })),
    questions: event.questions.map(({ key, kind, is_required, is_for_gate }, at) => ({
      key,
      kind,
      ...(words.questions[at] ?? { label: {}, options: [] }),
      is_required,
      is_for_gate,
    })),
    capacity: event.capacity,
    needs_approval: event.needs_approval,
    refund_hours: event.refund_hours,
    kept_percent: event.kept_percent,
    payment_methods: event.payment_methods,
    has_public_numbers: event.has_public_numbers,
    tickets: event.tickets.map((ticket, at) => toTicket(ticket, words.tickets[at], zone)),
  };
}

function toTicket(
  ticket: OwnEvent['tickets'][number],
  words: OwnEvent['words']['tickets'][number] | undefined,
  zone: string,
): TicketDraft {
  const { id, type, price, currency, quantity, taken, per_person_limit, is_hidden } = ticket;
  return {
    ...{ id, key: `t${id}`, type, price, currency, quantity, taken, per_person_limit, is_hidden },
    name: words?.name ?? {},
    note: words?.note ?? {},
    sale_opens: timeOf(ticket.sale_opens, zone),
    sale_closes: timeOf(ticket.sale_closes, zone),
    steps: ticket.steps.map((step) => ({ price: step.price, until: timeOf(step.until, zone) })),
  };
}

/** The languages any text of a document is written in. */
export function writtenLanguages(document: EventDocument): Locale[] {
  const texts = [
    document.title,
    document.summary,
    document.details,
    document.city,
    document.address,
    document.payment_note,
    ...document.links.map(({ label }) => label),
    ...document.agenda.map(({ title }) => title),
    ...document.speakers.flatMap(({ name, role, bio }) => [name, role, bio]),
    ...document.questions.flatMap(({ label, options }) => [label, ...options]),
    ...document.tickets.flatMap(({ name, note }) => [name, note]),
  ];
  return LOCALES.filter((lang) => texts.some((text) => (text[lang] ?? '').trim() !== ''));
}

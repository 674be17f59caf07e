import { impossibleTime } from '@/backend/contract/events/event-times';
import { instantOfTime } from './clock';
import type { EventDocument, Words } from './document';

export const FORM_SECTIONS = [
  'time',
  'title',
  'poster',
  'place',
  'details',
  'agenda',
  'speakers',
  'host',
  'tickets',
  'questions',
  'refund',
  'access',
] as const;
export type FormSectionName = (typeof FORM_SECTIONS)[number];

/** The section of a refused field, by the beginning of its path. */
const SECTION_OF: Record<string, FormSectionName> = {
  start_time: 'time',
  end_time: 'time',
  time_zone: 'time',
  title: 'title',
  summary: 'title',
  poster: 'poster',
  mode: 'place',
  city: 'place',
  address: 'place',
  map_url: 'place',
  join_url: 'place',
  details: 'details',
  links: 'details',
  agenda: 'agenda',
  speakers: 'speakers',
  organiser: 'host',
  tickets: 'tickets',
  capacity: 'tickets',
  questions: 'questions',
  refund_hours: 'refund',
  kept_percent: 'refund',
  payment_methods: 'refund',
  payment_note: 'refund',
};

/** The section of the form a refused field is in; `access` for unknown fields. */
export function sectionOfPath(path: string): FormSectionName {
  return SECTION_OF[path.split('.')[0] ?? ''] ?? 'access';
}

const isWritten = (words: Words) => Object.values(words).some((text) => text.trim() !== '');

/**
 * The fields an event still needs before it can be published: path → reason, with the server's keys.
 * @param isOrganiserNamed whether its organiser has a name
 */
export function missingIn(document: EventDocument, isOrganiserNamed: boolean): Record<string, string> {
  const { title, mode, city, address, start_time, end_time, tickets, speakers, questions } = document;
  const missing: [string, string][] = [];
  if (!isWritten(title)) missing.push(['title', 'required']);
  if (mode !== 'online' && !isWritten(city) && !isWritten(address)) missing.push(['address', 'required']);
  if (start_time === '') missing.push(['start_time', 'required']);
  else {
    const at = (time: string) => instantOfTime(time, document.time_zone).getTime();
    missing.push(...Object.entries(impossibleTime(at(start_time), at(end_time), Date.now()) ?? {}));
  }
  tickets.forEach(({ name }, at) => !isWritten(name) && missing.push([`tickets.${at}.name`, 'required']));
  speakers.forEach(({ name }, at) => !isWritten(name) && missing.push([`speakers.${at}.name`, 'required']));
  questions.forEach(({ label, kind, options }, at) => {
    if (!isWritten(label)) missing.push([`questions.${at}.label`, 'required']);
    if (kind === 'choice' && options.filter(isWritten).length < 2)
      missing.push([`questions.${at}.options`, 'required']);
  });
  if (isPaidByTransfer(document) && !isWritten(document.payment_note))
    missing.push(['payment_note', 'required']);
  if (!isOrganiserNamed) missing.push(['organiser', 'required']);
  return Object.fromEntries(missing);
}

const isPaidByTransfer = ({ payment_methods, tickets }: EventDocument) =>
  payment_methods.includes('manual') && tickets.some(({ price }) => price > 0);

/** The number of texts that exist in `lang` but not in `other`. */
export function untranslated(document: EventDocument, lang: keyof Words, other: keyof Words): number {
  const lacks = (words: Words) => Boolean(words[lang]?.trim()) && !words[other]?.trim();
  const { title, summary, details, city, address, agenda, speakers, tickets, questions, links } = document;
  const texts = [
    ...[title, summary, details, city, address],
    ...agenda.map((entry) => entry.title),
    ...speakers.flatMap(({ name, role, bio }) => [name, role, bio]),
    ...tickets.flatMap(({ name, note }) => [name, note]),
    ...questions.flatMap(({ label, options }) => [label, ...options]),
    ...links.map(({ label }) => label),
  ];
  return texts.filter(lacks).length;
}

/**
 * The seats of all types together, and how many of the event's limit are left: negative when exceeded, null for no
 * limit.
 */
export function seatSum({ tickets, capacity }: EventDocument): { sum: number; free: number | null } {
  const sum = tickets.reduce((total, { quantity }) => total + quantity, 0);
  return { sum, free: capacity === null ? null : capacity - sum };
}

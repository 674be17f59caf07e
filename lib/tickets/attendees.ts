import { personName } from '@/backend/contract/accounts/generated-nickname';
import { ownValue } from '@/backend/contract/own-value';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { FullOrder } from './sentence';

export type Question = CallOutput<'ticketOffer'>['questions'][number];
export type OrderTicket = FullOrder['tickets'][number];

/** The form for one ticket's attendee. */
export interface Attendee {
  id: number;
  name: string;
  email: string;
  answers: Readonly<Record<string, string>>;
  /** Whether the attendee fills in the form, through a personal link. */
  isByLink: boolean;
}

/** States in which a ticket's name and answers can be changed. */
const LIVE: readonly OrderTicket['state'][] = ['requested', 'reserved', 'valid'];

/** Tickets whose names and answers can still be changed; transferred ones belong to another person. */
export function writableTickets({ tickets }: Pick<FullOrder, 'tickets'>): OrderTicket[] {
  return tickets.filter((ticket) => LIVE.includes(ticket.state) && !ticket.was_transferred);
}

/** The attendees with which the form of an order begins; the first is assumed to be the buyer. */
export function attendeesOf(order: Pick<FullOrder, 'tickets' | 'name' | 'email'>): Attendee[] {
  return writableTickets(order).map(({ id, name, email, answers }, at) => ({
    id,
    name: name || (at === 0 ? personName(order.name) : ''),
    email: email || (at === 0 ? order.email : ''),
    answers,
    isByLink: false,
  }));
}

/** The attendees with the values typed before, from a stored JSON draft; unchanged when there is no valid draft. */
export function withDraft(attendees: Attendee[], stored: string): Attendee[] {
  if (stored === '') return attendees;
  try {
    const typed = JSON.parse(stored) as Attendee[];
    return attendees.map((attendee) => ({ ...attendee, ...typed.find(({ id }) => id === attendee.id) }));
  } catch {
    return attendees;
  }
}

/** A field with a missing or invalid value: `name`, `email` or the key of a question. */
export interface Gap {
  id: number;
  field: string;
  reason: 'required' | 'notEmail';
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The missing or invalid fields of all attendees, except those who fill in their form through a link. */
export function gapsOf(attendees: readonly Attendee[], questions: readonly Question[]): Gap[] {
  return attendees
    .filter(({ isByLink }) => !isByLink)
    .flatMap(({ id, name, email, answers }) => [
      ...(name.trim() === '' ? [{ id, field: 'name', reason: 'required' as const }] : []),
      ...(email.trim() !== '' && !EMAIL.test(email.trim())
        ? [{ id, field: 'email', reason: 'notEmail' as const }]
        : []),
      ...missingAnswers(answers, questions).map((field) => ({ id, field, reason: 'required' as const })),
    ]);
}

/** Keys of required questions without an answer. */
export function missingAnswers(
  answers: Readonly<Record<string, string>>,
  questions: readonly Question[],
): string[] {
  return questions
    .filter(({ key, is_required }) => is_required && (ownValue(answers, key) ?? '').trim() === '')
    .map(({ key }) => key);
}

/** What the buyer has filled in; those who fill in their own ticket by a link are left out, as they may have done so. */
export function toAttendees(attendees: readonly Attendee[]): CallInput<'saveAttendees'>['attendees'] {
  return attendees
    .filter(({ isByLink }) => !isByLink)
    .map(({ id, name, email, answers }) => ({
      id,
      name: name.trim(),
      email: email.trim(),
      answers: { ...answers },
    }));
}

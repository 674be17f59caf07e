import { MAIL_LETTERS } from '@/backend/contract/tickets/limits';
import type { GateTicket } from './roll';

/** The number of results that fit on a screen; when there are more, staff type another letter. */
const MAX_FOUND = 20;

const bare = (text: string) => text.toLowerCase().replace(/[\s'’·.-]+/g, '');

/**
 * Tickets that match what a visitor says: the name, its pinyin or initials, the beginning of the e-mail address, the
 * end of the code. The best matches come first, at most `MAX_FOUND`; none for an empty text.
 */
export function searchTickets(tickets: readonly GateTicket[], typed: string): GateTicket[] {
  const wanted = bare(typed);
  if (wanted === '') return [];
  return tickets
    .map((ticket) => ({ ticket, rank: rankOf(ticket, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.ticket.letters.localeCompare(b.ticket.letters))
    .slice(0, MAX_FOUND)
    .map(({ ticket }) => ticket);
}

/** How well a ticket matches; 0 when it does not. */
function rankOf(ticket: GateTicket, wanted: string): number {
  const initials = ticket.letters
    .split(' ')
    .map(([first = '']) => first)
    .join('');
  const name = bare(ticket.name);
  if (name === wanted) return 6;
  if (name.startsWith(wanted) || bare(ticket.letters).startsWith(wanted)) return 5;
  if (initials.startsWith(wanted)) return 4;
  if (wanted.length >= 2 && bare(ticket.code).endsWith(wanted)) return 3;
  if (wanted.length >= 2 && beginsAlike(ticket.mail_start, wanted)) return 2;
  if (name.includes(wanted) || ticket.letters.split(' ').some((part) => part.startsWith(wanted))) return 1;
  return 0;
}

/** The phone has only the first letters of an address; further typed letters cannot be compared. */
function beginsAlike(start: string, wanted: string): boolean {
  const compared = wanted.slice(0, MAIL_LETTERS);
  return start.length < MAIL_LETTERS ? start === wanted : start.startsWith(compared);
}

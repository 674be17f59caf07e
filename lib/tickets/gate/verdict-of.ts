import { toTicketCode } from '@/backend/contract/tickets/reference';
import type { ScanResult, TicketState } from '@/backend/contract/tickets/statuses';
import type { TicketFacts } from '@/backend/contract/tickets/token';
import type { FirstPassage, GateTicket, QueuedScan, Roll, RollIndex } from './roll';

/** A reading: a code signed by this site, or letters somebody typed. */
export type Reading = { facts: TicketFacts } | { typed: string };

export interface Judged {
  result: ScanResult;
  ticket: GateTicket | null;
  /**
   * For typed letters: the whole code they stand for, possibly a former code of the ticket, so that the server gets the
   * code that was meant.
   */
  code: string;
  /** The earlier entry, if the ticket is already used. */
  first: FirstPassage | null;
  /** The signature is valid, but the ticket is not on this phone's list: it was issued later. */
  isUnlisted: boolean;
}

const BY_STATE: Record<Exclude<TicketState, 'valid'>, ScanResult> = {
  requested: 'awaiting',
  reserved: 'unpaid',
  refunding: 'void',
  refunded: 'void',
  cancelled: 'void',
};

/**
 * The verdict of a phone without a network, by the same rules as the server.
 * @param at time of the scan by the server's clock, in ms since 1970
 * @param queue scans of this phone that are not in the list yet
 */
export function verdictOf(
  roll: Roll,
  index: RollIndex,
  reading: Reading,
  kind: 'entry' | 'exit',
  at: number,
  queue: readonly QueuedScan[],
): Judged {
  const { ticket, code } = findTicket(index, reading);
  const none = { ticket, code, first: null, isUnlisted: false };
  const refused = (result: ScanResult) => ({ ...none, result });
  if ('facts' in reading && reading.facts.eventId !== roll.event.id) return refused('other');
  if (!ticket) {
    // Typed letters need a ticket on the list; a valid signature is sufficient without one.
    if (!('facts' in reading) || roll.deletedIds?.includes(reading.facts.ticketId)) return refused('fake');
    const timed = byTime(roll, at);
    if (timed !== null) return refused(timed);
    const passage = ownPassage(roll, queue, reading.facts.ticketId);
    return { ...passed(roll, passage, kind), ticket: null, code, isUnlisted: true };
  }
  const isOld = 'facts' in reading && reading.facts.version < ticket.version;
  const isFormer = 'typed' in reading && code !== ticket.code;
  if (isFormer || isOld) return refused('moved');
  if (ticket.state !== 'valid') return refused(BY_STATE[ticket.state]);
  if (ticket.is_disputed) return refused('disputed');
  if (!ticket.is_allowed) return refused('other');
  const timed = byTime(roll, at);
  if (timed !== null) return refused(timed);
  return { ...none, ...passed(roll, lastPassage(roll, ticket, queue), kind) };
}

/**
 * The ticket of a reading: found by its id, by its whole code or a former one, or by the last letters of one of these
 * (four or more) when only one ends with them.
 */
function findTicket(index: RollIndex, reading: Reading): { ticket: GateTicket | null; code: string } {
  if ('facts' in reading) return { ticket: index.byId.get(reading.facts.ticketId) ?? null, code: '' };
  const typed = toTicketCode(reading.typed);
  const whole = index.byCode.get(typed) ?? index.byFormerCode?.get(typed);
  if (whole || typed.length < SHORT_CODE) return { ticket: whole ?? null, code: typed };
  const codes = [...index.byCode, ...(index.byFormerCode ?? [])];
  const [only, another] = codes.filter(([code]) => code.endsWith(typed));
  return only && !another ? { ticket: only[1], code: only[0] } : { ticket: null, code: typed };
}

/** The fewest letters at the end of a code that identify a ticket. */
const SHORT_CODE = 4;

function byTime({ list }: Roll, at: number): ScanResult | null {
  if (list.opens !== null && at < Date.parse(list.opens)) return 'early';
  return list.closes !== null && at > Date.parse(list.closes) ? 'closed' : null;
}

function passed(
  { list }: Roll,
  last: FirstPassage | 'left' | null,
  kind: 'entry' | 'exit',
): Pick<Judged, 'result' | 'first'> {
  if (kind === 'exit') return { result: 'left', first: null };
  if (last === null || (last === 'left' && list.allows_reentry)) return { result: 'admitted', first: null };
  return { result: 'used', first: last === 'left' ? null : last };
}

/** The last passage of a ticket on this list: its entry, `left`, or null for none. */
export function lastPassage(
  roll: Roll,
  ticket: GateTicket,
  queue: readonly QueuedScan[],
): FirstPassage | 'left' | null {
  const passage = ownPassage(roll, queue, ticket.id);
  if (passage !== null) return passage;
  const { checked_in: came } = ticket;
  return came && { ...came, list: roll.list.name };
}

function ownPassage(
  roll: Roll,
  queue: readonly QueuedScan[],
  ticketId: number,
): FirstPassage | 'left' | null {
  const last = queue.findLast(
    (scan) =>
      scan.ticketId === ticketId && !scan.isUndone && (scan.result === 'admitted' || scan.result === 'left'),
  );
  if (!last) return null;
  if (last.result === 'left') return 'left';
  const time = new Date(Date.parse(last.at) + roll.offsetMs).toISOString();
  return { time, list: roll.list.name, device: roll.device };
}

import type { CallOutput } from '@/backend/contract/calls';
import type { ScanResult } from '@/backend/contract/tickets/statuses';

type Answer = CallOutput<'syncGate'>;
export type GateTicket = Answer['tickets'][number];
export type CheckInList = Answer['list'];
/** A list as a phone has it; one that comes from the version before has no ticket types. */
export type StoredList = Omit<CheckInList, 'ticket_type_ids'> & Partial<Pick<CheckInList, 'ticket_type_ids'>>;

/** The check-in list of a phone at the gate, as of the last answer. */
export interface Roll {
  event: CallOutput<'joinGate'>['event'];
  device: string;
  list: StoredList;
  /** The key that verifies codes: raw Ed25519, base64url. */
  publicKey: string;
  /** The difference in ms between the server's clock and this phone's. */
  offsetMs: number;
  cursor: string;
  /** When the answer came, by this phone's clock, in ms since 1970. */
  syncedAt: number;
  counts: Answer['counts'];
  tickets: GateTicket[];
  /** Ids of tickets that were deleted; absent in lists stored by an older page. */
  deletedIds?: number[];
}

/** A scan without an answer yet. Times are of this phone's clock; the server corrects them. */
export interface QueuedScan {
  id: string;
  /** ISO. */
  at: string;
  code: string;
  kind: 'entry' | 'exit';
  result: ScanResult;
  ticketId: number | null;
  isForced: boolean;
  reason: string;
  /** Whether the phone's own verdict was shown; absent in scans stored by an older page. */
  isShown?: boolean;
  /** Whether it was sent and may have arrived, but got no answer. */
  isSent: boolean;
  isUndone: boolean;
}

/** A line of this phone's log. */
export interface LogEntry {
  id: string;
  /** By the server's clock, in ms since 1970. */
  at: number;
  result: ScanResult;
  ticketId: number | null;
  name: string;
  typeName: string;
  code: string;
  /** The earlier entry of a used ticket, ISO; absent in lines stored by an older page. */
  firstTime?: string;
  isUndone: boolean;
}

/** The first entry with a ticket: time (ISO), check-in list and device. */
export interface FirstPassage {
  time: string;
  list: string;
  device: string;
}

/** Tickets by id and by their printed code. */
export interface RollIndex {
  byId: ReadonlyMap<number, GateTicket>;
  byCode: ReadonlyMap<string, GateTicket>;
  /** By the codes they had before they were transferred. */
  byFormerCode?: ReadonlyMap<string, GateTicket>;
}

export function indexRoll(tickets: readonly GateTicket[]): RollIndex {
  return {
    byId: new Map(tickets.map((ticket) => [ticket.id, ticket])),
    byCode: new Map(tickets.map((ticket) => [ticket.code, ticket])),
    byFormerCode: new Map(
      tickets.flatMap((ticket) =>
        (ticket.former_codes ?? []).map((code): [string, GateTicket] => [code, ticket]),
      ),
    ),
  };
}

import type { CallOutput } from '@/backend/contract/calls';
import type { ScanResult } from '@/backend/contract/tickets/statuses';

type Answer = CallOutput<'syncGate'>;
export type GateTicket = Answer['tickets'][number];
export type CheckInList = Answer['list'];

/** What a phone at the gate was handed: its list as of the last answer. */
export interface Roll {
  event: CallOutput<'joinGate'>['event'];
  device: string;
  list: CheckInList;
  /** Raw Ed25519, base64url. */
  publicKey: string;
  /** What this phone's clock is corrected by, in ms. */
  offsetMs: number;
  cursor: string;
  /** When the answer came, by this phone's clock, in ms since 1970. */
  syncedAt: number;
  counts: Answer['counts'];
  tickets: GateTicket[];
}

/** A scan this phone has not had an answer for. Times are of its own clock; the server corrects them. */
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
  /** It may have arrived: no answer came back. */
  isSent: boolean;
  isUndone: boolean;
}

/** A line of what this phone did, newest first. */
export interface LogEntry {
  id: string;
  /** Corrected, in ms since 1970. */
  at: number;
  result: ScanResult;
  ticketId: number | null;
  name: string;
  typeName: string;
  code: string;
  isUndone: boolean;
}

/** Where a ticket passed first. */
export interface FirstPassage {
  time: string;
  list: string;
  device: string;
}

/** Tickets by number and by the letters printed on them. */
export interface RollIndex {
  byId: ReadonlyMap<number, GateTicket>;
  byCode: ReadonlyMap<string, GateTicket>;
}

export function indexRoll(tickets: readonly GateTicket[]): RollIndex {
  return {
    byId: new Map(tickets.map((ticket) => [ticket.id, ticket])),
    byCode: new Map(tickets.map((ticket) => [ticket.code, ticket])),
  };
}

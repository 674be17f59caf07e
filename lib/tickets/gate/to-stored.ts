import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { CheckInList, FirstPassage, GateTicket, LogEntry, QueuedScan, Roll } from './roll';

/** The longest code the contract allows. */
const MAX_CODE = 300;

/**
 * A list before its first answer.
 * @param before an earlier list of the same event, whose tickets are known until the answer replaces them
 */
export function emptyRoll(
  { device, event }: CallOutput<'joinGate'>,
  list: CheckInList,
  before: Roll | null = null,
): Roll {
  return {
    device,
    event,
    list,
    publicKey: '',
    offsetMs: 0,
    cursor: '',
    syncedAt: 0,
    counts: { expected: 0, checked_in: 0 },
    tickets: before?.tickets ?? [],
    deletedIds: before?.deletedIds ?? [],
  };
}

/**
 * The log entry of a scan.
 * @param at by the server's clock, in ms since 1970
 */
export function toEntry(
  scan: QueuedScan,
  at: number,
  { ticket, first }: { ticket: GateTicket | null; first: FirstPassage | null },
): LogEntry {
  const { id, ticketId } = scan;
  return {
    id,
    at,
    result: scan.result,
    ticketId,
    name: ticket?.name ?? '',
    typeName: ticket?.type_name ?? '',
    code: ticket?.code ?? '',
    ...(scan.result === 'used' && first && { firstTime: first.time }),
    isUndone: false,
  };
}

type Scanned = Pick<
  QueuedScan,
  'id' | 'code' | 'kind' | 'result' | 'ticketId' | 'reason' | 'isForced' | 'isShown'
>;

/** A scan for the queue. @param now this phone's clock, in ms */
export function toQueued(scanned: Scanned, now: number): QueuedScan {
  const code = scanned.code.slice(0, MAX_CODE);
  return { ...scanned, code, at: new Date(now).toISOString(), isSent: false, isUndone: false };
}

/** A scan in the form of the contract. */
export function toWire({ id, at, code, kind, result, isForced, isShown, reason }: QueuedScan) {
  return { id, at, code, kind, result, is_shown: isShown, is_forced: isForced, reason } satisfies NonNullable<
    CallInput<'syncGate'>['scans']
  >[number];
}

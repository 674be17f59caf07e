import type { CallOutput } from '@/backend/contract/calls';
import type { ScanResult, TicketState } from '@/backend/contract/tickets/statuses';
import type { FirstPassage, GateTicket, LogEntry, QueuedScan, Roll, StoredList } from './roll';

type Answer = CallOutput<'syncGate'>;

/** A report is shown after more than this many milliseconds offline. */
const REPORT_AFTER_MS = 120_000;

/** What happened while a phone was offline, as it learns when it is online again. */
export interface MergeReport {
  /** Instants by the server's clock, in ms since 1970. */
  from: number;
  to: number;
  merged: number;
  admitted: number;
  /** Admitted here although the same ticket had been used before. */
  twice: { id: string; at: number; code: string; name: string; first: FirstPassage }[];
  /** Admitted here, but refused by the server. */
  refused: { id: string; at: number; name: string; code: string; result: ScanResult }[];
  /** Names of tickets that became void and were not used. */
  withdrawn: string[];
  added: number;
}

/** States of a ticket that has not had a code yet. */
const WITHOUT_CODE: readonly string[] = ['requested', 'reserved'] satisfies TicketState[];

/**
 * The list after an answer: changed tickets replace the ones with the same id, or all, if the whole list was requested.
 * Tickets of test mode are dropped once they were deleted. The ids of dropped tickets are stored, because their codes are
 * signed and would otherwise be taken for those of tickets that were issued later.
 */
export function mergeRoll(roll: Roll, answer: Answer, syncedAt: number, isWhole = false): Roll {
  const isAll = isWhole && answer.is_revoked !== true;
  const tickets = new Map((isAll ? [] : roll.tickets).map((ticket) => [ticket.id, ticket]));
  for (const ticket of answer.tickets) tickets.set(ticket.id, ticket);
  if (answer.is_in_test_mode === false)
    for (const { id, is_test } of roll.tickets) if (is_test === true) tickets.delete(id);
  const dropped = roll.tickets.filter(({ id, state }) => !tickets.has(id) && !WITHOUT_CODE.includes(state));
  return {
    ...roll,
    list: answer.list,
    publicKey: answer.public_key,
    offsetMs: answer.offset_ms,
    cursor: answer.cursor,
    syncedAt,
    counts: answer.counts,
    tickets: [...tickets.values()],
    deletedIds: [...new Set([...(roll.deletedIds ?? []), ...dropped.map(({ id }) => id)])],
  };
}

/** Whether the list's ticket types changed, so that the whole list must be fetched again. */
export function isOtherList(roll: Roll, { list }: { list: StoredList }): boolean {
  return roll.list.ticket_type_ids?.join() !== list.ticket_type_ids?.join();
}

/** The log with the server's verdicts, which replace those of the phone. */
export function correctLog(log: readonly LogEntry[], { verdicts }: Answer): LogEntry[] {
  const words = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  return log.map((entry) => {
    const word = words.get(entry.id);
    if (!word) return entry;
    return {
      ...entry,
      result: word.result,
      name: word.name || entry.name,
      typeName: word.type_name || entry.typeName,
      ...(word.result === 'used' && word.first && { firstTime: word.first.time }),
    };
  });
}

/** The log with an undone entry. */
export function undoneIn(log: readonly LogEntry[], scanId: string): LogEntry[] {
  return log.map((line) => (line.id === scanId ? { ...line, isUndone: true } : line));
}

/** Log and list after the server has undone an entry: the ticket is outside again. */
export function afterUndo(
  { log, roll }: { log: readonly LogEntry[]; roll: Roll | null },
  scanId: string,
): { log: LogEntry[]; roll?: Roll } {
  const ticketId = log.find(({ id }) => id === scanId)?.ticketId;
  const tickets = roll?.tickets.map((ticket) =>
    ticket.id === ticketId ? { ...ticket, checked_in: null } : ticket,
  );
  return { log: undoneIn(log, scanId), ...(roll && tickets && { roll: { ...roll, tickets } }) };
}

/** Adds one answer to the report. */
function addToReport(
  report: MergeReport,
  before: Roll,
  answer: Answer,
  sent: readonly QueuedScan[],
): MergeReport {
  const previousTickets = new Map(before.tickets.map((ticket) => [ticket.id, ticket]));
  const scans = new Map(sent.map((scan) => [scan.id, scan]));
  const letIn = answer.verdicts.flatMap((verdict) => {
    const scan = scans.get(verdict.id);
    if (scan?.result !== 'admitted') return [];
    const ticket = answer.tickets.find(({ id }) => id === verdict.ticket_id);
    const at = Date.parse(scan.at) + answer.offset_ms;
    return [{ verdict, at, code: ticket?.code ?? '' }];
  });
  const came = new Set(letIn.map(({ verdict }) => verdict.ticket_id));
  const isGone = ({ id, state, checked_in }: GateTicket) =>
    state !== 'valid' && previousTickets.get(id)?.state === 'valid' && checked_in === null && !came.has(id);
  return {
    ...report,
    merged: report.merged + sent.length,
    admitted: report.admitted + letIn.length,
    twice: [
      ...report.twice,
      ...letIn.flatMap(({ verdict: { id, result, name, first }, at, code }) =>
        result === 'used' && first ? [{ id, at, code, name, first }] : [],
      ),
    ],
    refused: [
      ...report.refused,
      ...letIn.flatMap(({ verdict: { id, result: word, server_result, name }, at, code }) => {
        const result = server_result ?? word;
        return result === 'admitted' || result === 'used' ? [] : [{ id, at, name, code, result }];
      }),
    ],
    withdrawn: [...report.withdrawn, ...answer.tickets.filter(isGone).map(({ name }) => name)],
    added:
      report.added +
      answer.tickets.filter(({ id, state }) => state === 'valid' && !previousTickets.has(id)).length,
  };
}

function emptyReport(from: number, to: number): MergeReport {
  return { from, to, merged: 0, admitted: 0, twice: [], refused: [], withdrawn: [], added: 0 };
}

/**
 * The report to show after an answer: that of a phone that was offline, once it has something to report; otherwise the
 * one already shown.
 */
export function reportAfter(
  { offlineSince, report }: { offlineSince: number | null; report: MergeReport | null },
  now: number,
  before: Roll,
  answer: Answer,
  sent: readonly QueuedScan[],
): MergeReport | null {
  if (offlineSince === null && !report) return null;
  const begun = report ?? emptyReport((offlineSince ?? now) + answer.offset_ms, now + answer.offset_ms);
  const next = addToReport(begun, before, answer, sent);
  const isWorth = next.twice.length > 0 || next.refused.length > 0 || next.to - next.from > REPORT_AFTER_MS;
  return isWorth && next.merged > 0 ? next : report;
}

/**
 * Which scans stay in the queue after an answer: those not sent, and those whose verdict was shown since they were
 * sent; the latter are sent once more.
 */
export function scansAfter(scan: QueuedScan, sent: readonly QueuedScan[]): QueuedScan[] {
  const before = sent.find(({ id }) => id === scan.id);
  if (!before) return [scan];
  return scan.isShown === true && before.isShown === false ? [{ ...scan, isSent: false }] : [];
}

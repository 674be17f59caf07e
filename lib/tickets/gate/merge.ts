import type { CallOutput } from '@/backend/contract/calls';
import type { ScanResult } from '@/backend/contract/tickets/statuses';
import type { FirstPassage, GateTicket, LogEntry, QueuedScan, Roll } from './roll';

type Answer = CallOutput<'syncGate'>;

/** What a phone that was alone learns when it is back. */
export interface MergeReport {
  /** Corrected instants in ms since 1970. */
  from: number;
  to: number;
  merged: number;
  admitted: number;
  /** Let in here, although somebody had come in with the same ticket before. */
  twice: { id: string; at: number; code: string; name: string; first: FirstPassage }[];
  /** Let in here, and refused by what the list did not know yet. */
  refused: { id: string; at: number; name: string; code: string; result: ScanResult }[];
  /** Names of tickets that were void before anybody came with them. */
  withdrawn: string[];
  added: number;
}

/** The list with an answer taken in: tickets that changed replace those known. */
export function mergeRoll(roll: Roll, answer: Answer, syncedAt: number): Roll {
  const tickets = new Map(roll.tickets.map((ticket) => [ticket.id, ticket]));
  for (const ticket of answer.tickets) tickets.set(ticket.id, ticket);
  return {
    ...roll,
    list: answer.list,
    publicKey: answer.public_key,
    offsetMs: answer.offset_ms,
    cursor: answer.cursor,
    syncedAt,
    counts: answer.counts,
    tickets: [...tickets.values()],
  };
}

/** Whether another choice of types makes the list's marks of who is let in outdated. */
export function isOtherList(roll: Roll, answer: Answer): boolean {
  return roll.list.ticket_ids.join() !== answer.list.ticket_ids.join();
}

/** The log with the words of the server: they replace what the phone said alone. */
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
    };
  });
}

/** Takes one answer into the report of coming back. */
export function addToReport(
  report: MergeReport,
  before: Roll,
  answer: Answer,
  sent: readonly QueuedScan[],
): MergeReport {
  const known = new Map(before.tickets.map((ticket) => [ticket.id, ticket]));
  const scans = new Map(sent.map((scan) => [scan.id, scan]));
  const letIn = answer.verdicts.flatMap((verdict) => {
    const scan = scans.get(verdict.id);
    if (scan?.result !== 'admitted') return [];
    const ticket = answer.tickets.find(({ id }) => id === verdict.ticket_id);
    const at = Date.parse(scan.at) + answer.offset_ms;
    return [{ verdict, at, code: ticket?.code ?? '' }];
  });
  const isGone = (ticket: GateTicket) =>
    ticket.state !== 'valid' && known.get(ticket.id)?.state === 'valid' && ticket.checked_in === null;
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
      ...letIn.flatMap(({ verdict: { id, result, name }, at, code }) =>
        result === 'admitted' || result === 'used' ? [] : [{ id, at, name, code, result }],
      ),
    ],
    withdrawn: [...report.withdrawn, ...answer.tickets.filter(isGone).map(({ name }) => name)],
    added:
      report.added + answer.tickets.filter(({ id, state }) => state === 'valid' && !known.has(id)).length,
  };
}

export function emptyReport(from: number, to: number): MergeReport {
  return { from, to, merged: 0, admitted: 0, twice: [], refused: [], withdrawn: [], added: 0 };
}

import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Scan, Verdict } from '@/backend/contract/tickets/gate';
import { toTicketCode } from '@/backend/contract/tickets/reference';
import type { Locale } from '@/backend/contract/locale';
import type { ScanResult, TicketState } from '@/backend/contract/tickets/statuses';
import { checkInLists, type gateDevices, scans } from '@/backend/db/schema/check-in';
import { formerCodes, tickets } from '@/backend/db/schema/orders';
import { payments } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { foreignVerdict, toVerdict } from '@/backend/modules/tickets/queries/gate/verdict';
import type { TicketRow } from '@/backend/modules/tickets/queries/orders/rows';
import { readSignedTicket } from '@/backend/modules/tickets/queries/tickets/key';
import { endTransfersOf } from '@/backend/modules/tickets/commands/transfers/end';

/** A phone at the gate, its list, and the correction of its clock in milliseconds. */
export interface Gate {
  device: typeof gateDevices.$inferSelect;
  list: typeof checkInLists.$inferSelect;
  offsetMs: number;
  /** The phone's clock as it sent its scans, in ms since 1970. */
  sentAt: number;
}

/**
 * The largest correction that is stored, in ms; the clock of a phone that was never set begins in 1970, and is
 * corrected by more.
 */
const MAX_OFFSET_MS = 2 ** 31 - 1;

type ScanRow = typeof scans.$inferSelect;

/**
 * A phone waits no longer than this, in ms, for an answer: the verdict of an older scan was already shown at the gate,
 * unless the phone says otherwise.
 */
const SHOWN_AFTER_MS = 3000;

const BY_STATE: Record<Exclude<TicketState, 'valid'>, ScanResult> = {
  requested: 'awaiting',
  reserved: 'unpaid',
  refunding: 'void',
  refunded: 'void',
  cancelled: 'void',
};

/**
 * The ticket of a scanned code, and why it is refused (earlier entries are not considered here); each is null for none.
 */
interface Reading {
  seat: TicketRow | null;
  refusal: ScanResult | null;
}

/**
 * Judges and stores one scan; the same scan id again returns the stored verdict. The earliest entry by corrected time
 * counts: when an offline phone scanned first, the later entry at another phone becomes `used`. A visitor whom a phone
 * let in without waiting for an answer counts as admitted, whatever the rules say; their verdict is stored beside it.
 * The event must be locked.
 */
export async function takeScan(
  context: Context,
  event: EventRow,
  gate: Gate,
  scan: Scan,
  locale: Locale,
): Promise<Verdict> {
  const { db } = context;
  const [earlierScan] = await db.select().from(scans).where(eq(scans.id, scan.id));
  if (earlierScan)
    return (await isOfEvent(context, earlierScan, event))
      ? toVerdict(context, await correct(context, earlierScan, scan), locale)
      : foreignVerdict(scan.id);
  // A phone cannot scan in the future, even if its clock is wrong.
  const at = new Date(Math.min(Date.parse(scan.at) + gate.offsetMs, context.now().getTime()));
  const { seat, refusal } = await readCode(context, event, gate, scan.code, at);
  const judged = await verdictOf(context, gate, seat, refusal, scan, at);
  const isShown = scan.is_shown ?? gate.sentAt - Date.parse(scan.at) > SHOWN_AFTER_MS;
  const isInside = seat !== null && isShown && wasLetIn(scan) && isOverruled(judged);
  const [row] = await db
    .insert(scans)
    .values({
      id: scan.id,
      listId: gate.list.id,
      deviceId: gate.device.id,
      ticketId: seat?.id ?? null,
      code: seat ? '' : scan.code,
      kind: scan.kind,
      at,
      offsetMs: Math.max(-MAX_OFFSET_MS, Math.min(gate.offsetMs, MAX_OFFSET_MS)),
      result: isInside ? 'admitted' : judged,
      phoneResult: scan.result ?? null,
      serverResult: isInside ? judged : null,
      isForced: scan.is_forced,
      reason: scan.reason.trim(),
      receivedAt: context.now(),
    })
    .returning();
  if (!row) throw new Error('a scan was not stored');
  if (seat) await db.update(tickets).set({ updatedAt: context.now() }).where(eq(tickets.id, seat.id));
  await endOffer(context, row);
  return toVerdict(context, row, locale);
}

/**
 * Ends the pending transfer of a ticket whose holder was let in, and so has not given it away. Somebody who had no
 * right to the ticket any more does not end it.
 */
async function endOffer(context: Context, { ticketId, kind, result, serverResult }: ScanRow): Promise<void> {
  if (ticketId !== null && kind === 'entry' && result === 'admitted' && serverResult !== 'moved')
    await endTransfersOf(context, [ticketId], 'admit');
}

/** Whether a scan was made at a list of this event. */
async function isOfEvent({ db }: Context, { listId }: ScanRow, event: EventRow): Promise<boolean> {
  const [list] = await db.select().from(checkInLists).where(eq(checkInLists.id, listId));
  return list?.eventId === event.id;
}

const wasLetIn = ({ kind, result }: Scan) => kind === 'entry' && result === 'admitted';

/** Whether the verdict of the rules differs from the admission by a phone; a second entry stays one. */
const isOverruled = (judged: ScanResult) => judged !== 'admitted' && judged !== 'used';

/** Corrects a scan that is sent again because the answer came too late: the phone has let the visitor in meanwhile. */
async function correct(context: Context, earlierScan: ScanRow, scan: Scan): Promise<ScanRow> {
  const isLate = scan.is_shown === true && earlierScan.serverResult === null && earlierScan.ticketId !== null;
  if (!isLate || !wasLetIn(scan) || !isOverruled(earlierScan.result)) return earlierScan;
  const [row = earlierScan] = await context.db
    .update(scans)
    .set({ result: 'admitted', serverResult: earlierScan.result })
    .where(eq(scans.id, earlierScan.id))
    .returning();
  await endOffer(context, row);
  return row;
}

async function readCode(
  context: Context,
  event: EventRow,
  { list }: Gate,
  text: string,
  at: Date,
): Promise<Reading> {
  const typed = toTicketCode(text);
  const facts = await readSignedTicket(context, text.trim());
  const where = facts ? eq(tickets.id, facts.ticketId) : eq(tickets.code, typed);
  const [present] = await context.db.select().from(tickets).where(where);
  const former = present || facts ? undefined : await ofFormerCode(context, typed);
  const seat = present ?? former;
  if (!seat) return { seat: null, refusal: 'fake' };
  if (seat.eventId !== event.id) return { seat: null, refusal: 'other' };
  if (former || (facts && facts.version < seat.version)) return { seat, refusal: 'moved' };
  if (seat.state !== 'valid') return { seat, refusal: BY_STATE[seat.state] };
  if (await isDisputed(context, seat.orderId)) return { seat, refusal: 'disputed' };
  const isOnList = list.ticketTypeIds.length === 0 || list.ticketTypeIds.includes(seat.ticketTypeId);
  if (!isOnList) return { seat, refusal: 'other' };
  if (list.closesAt && at > list.closesAt) return { seat, refusal: 'closed' };
  if (list.opensAt && at < list.opensAt) return { seat, refusal: 'early' };
  return { seat, refusal: null };
}

/** The ticket that had this code before it was transferred or renewed. */
async function ofFormerCode({ db }: Context, code: string): Promise<TicketRow | undefined> {
  const [row] = await db
    .select({ ticket: tickets })
    .from(formerCodes)
    .innerJoin(tickets, eq(tickets.id, formerCodes.ticketId))
    .where(eq(formerCodes.code, code));
  return row?.ticket;
}

async function isDisputed({ db }: Context, orderId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'disputed')))
    .limit(1);
  return row !== undefined;
}

async function verdictOf(
  context: Context,
  { list }: Gate,
  seat: TicketRow | null,
  refusal: ScanResult | null,
  scan: Scan,
  at: Date,
): Promise<ScanResult> {
  if (!seat) return refusal ?? 'fake';
  if (scan.is_forced) return 'admitted';
  if (refusal !== null) return refusal;
  // A phone shows a refusal at once, perhaps by an old list: whoever was turned away did not enter.
  if (scan.result && scan.result !== 'admitted' && scan.result !== 'left') return scan.result;
  if (scan.kind === 'exit') return 'left';
  const before = await passagesOf(context, list.id, seat.id);
  const last = before.filter((row) => row.at <= at).at(-1);
  if (last && !(list.allowsReentry && last.kind === 'exit')) return 'used';
  // The first to scan wins: an entry that was scanned earlier but reported later makes the other one the second entry,
  // unless the visitor had left in between and may come in again.
  const after = before.filter((row) => row.at > at);
  const later = list.allowsReentry ? after[0] : after.find((row) => row.result === 'admitted');
  if (later?.result === 'admitted')
    await context.db.update(scans).set({ result: 'used' }).where(eq(scans.id, later.id));
  return 'admitted';
}

/** Valid entries and exits of a ticket on a list, oldest first, without those of somebody who had transferred it. */
function passagesOf({ db }: Context, listId: number, ticketId: number): Promise<ScanRow[]> {
  return db
    .select()
    .from(scans)
    .where(
      and(
        eq(scans.listId, listId),
        eq(scans.ticketId, ticketId),
        isNull(scans.undoneAt),
        sql`${scans.result} in ('admitted', 'left')`,
        sql`${scans.serverResult} is distinct from 'moved'`,
      ),
    )
    .orderBy(asc(scans.at));
}

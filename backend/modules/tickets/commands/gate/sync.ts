import { and, eq, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Scan } from '@/backend/contract/tickets/gate';
import { UNDO_MINUTES } from '@/backend/contract/tickets/limits';
import { checkInLists, gateDevices, scans } from '@/backend/db/schema/check-in';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { hashToken } from '@/backend/kernel/tokens';
import { gateCounts, gateTickets } from '@/backend/modules/tickets/queries/gate/tickets';
import { toList } from '@/backend/modules/tickets/queries/gate/setup';
import { publicTicketKey } from '@/backend/modules/tickets/queries/tickets/key';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { type Gate, takeScan } from './take-scan';

type Opened = Pick<Gate, 'device' | 'list'>;

/** The phone of a token and its list. @throws ApiError sessionExpired for an unknown, revoked or expired token */
async function openGate(context: Context, token: string): Promise<Opened> {
  const opened = await findGate(context, token);
  if (closedAt(context, opened) !== null) throw new ApiError('sessionExpired');
  return opened;
}

/** Since when the token of a phone is invalid (revoked or expired); null while it is valid. */
function closedAt({ now }: Context, { device }: Opened): Date | null {
  const { revokedAt, expiresAt } = device;
  if (revokedAt !== null && revokedAt < expiresAt) return revokedAt;
  return expiresAt <= now() ? expiresAt : null;
}

/** @throws ApiError sessionExpired for an unknown token */
async function findGate({ db }: Context, token: string): Promise<Opened> {
  const [row] = await db
    .select({ device: gateDevices, list: checkInLists })
    .from(gateDevices)
    .innerJoin(checkInLists, eq(checkInLists.id, gateDevices.listId))
    .where(eq(gateDevices.tokenHash, hashToken(token)));
  if (!row) throw new ApiError('sessionExpired');
  return row;
}

/**
 * Stores the scans of a phone, made online or offline, and returns the tickets of its list. Scan times are corrected by
 * the offset of the phone's clock, so that of two phones the first to scan wins, whichever reports first. Of a removed
 * phone, scans made before its removal are still stored, but it gets no tickets.
 * @throws ApiError sessionExpired, also for a removed phone that sends no scans
 */
export async function syncGate(
  context: Context,
  { token, now, scans: sentScans, cursor, locale }: CallParsedInput<'syncGate'>,
): Promise<CallOutput<'syncGate'>> {
  const { list: seen } =
    sentScans.length > 0 ? await findGate(context, token) : await openGate(context, token);
  return inTransaction(context, async (inner) => {
    const event = await lockEvent(inner, seen.eventId);
    const opened = await findGate(inner, token);
    const sentAt = Date.parse(now);
    const gate = { ...opened, offsetMs: inner.now().getTime() - sentAt, sentAt };
    const closed = closedAt(inner, opened);
    const isOpenAt = ({ at }: Scan) => closed === null || Date.parse(at) + gate.offsetMs < closed.getTime();
    const verdicts: CallOutput<'syncGate'>['verdicts'] = [];
    // Exits are stored first, whatever their time: whether an entry counts as a second one depends on them.
    const inTurn = sentScans
      .filter(isOpenAt)
      .sort(
        (a, b) =>
          Number(b.kind === 'exit') - Number(a.kind === 'exit') || Date.parse(a.at) - Date.parse(b.at),
      );
    for (const scan of inTurn) verdicts.push(await takeScan(inner, event, gate, scan, locale));
    await inner.db
      .update(gateDevices)
      .set({ lastSyncAt: inner.now() })
      .where(eq(gateDevices.id, gate.device.id));
    return {
      server_time: inner.now().toISOString(),
      offset_ms: gate.offsetMs,
      verdicts,
      public_key: await publicTicketKey(inner),
      cursor: inner.now().toISOString(),
      tickets: closed === null ? await gateTickets(inner, event, gate.list, cursor, locale) : [],
      counts: await gateCounts(inner, gate.list),
      list: await toList(inner, gate.list),
      is_in_test_mode: event.isInTestMode,
      is_revoked: closed !== null,
    };
  });
}

/** Undoes an entry within ten minutes. @throws ApiError sessionExpired, notFound, wrongState */
export async function undoScan(
  context: Context,
  { token, scan_id }: CallParsedInput<'undoScan'>,
): Promise<{ scan_id: string }> {
  const { list } = await openGate(context, token);
  return inTransaction(context, async (inner) => {
    await lockEvent(inner, list.eventId);
    const [scan] = await inner.db
      .select()
      .from(scans)
      .where(and(eq(scans.id, scan_id), eq(scans.listId, list.id)));
    if (!scan) throw new ApiError('notFound');
    const since = inner.now().getTime() - scan.receivedAt.getTime();
    if (scan.result !== 'admitted' || since > UNDO_MINUTES * 60_000) throw new ApiError('wrongState');
    await inner.db.update(scans).set({ undoneAt: inner.now() }).where(eq(scans.id, scan_id));
    if (scan.ticketId !== null)
      await inner.db.execute(
        sql`update tickets set updated_at = ${inner.now().toISOString()}::timestamptz where id = ${scan.ticketId}`,
      );
    return { scan_id };
  });
}

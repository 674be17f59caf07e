import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { readableCode } from '@/backend/contract/tickets/reference';
import { inviteCodes, ticketTypes } from '@/backend/db/schema/tickets';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { secureRandom } from '@/backend/kernel/tokens';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import type { CodeRow } from '@/backend/modules/tickets/queries/orders/rows';

type Codes = CallOutput<'activityCodes'>;
const LENGTH = 10;
const MAX_CODES = 5000;

/** Invite codes of an event, newest first. @throws ApiError notFound */
export async function listCodes(
  context: Context,
  member: Member,
  { activity_id, batch }: CallParsedInput<'activityCodes'>,
): Promise<Codes> {
  await managedEvent(context, member, activity_id, 'see');
  const rows = await context.db
    .select()
    .from(inviteCodes)
    .where(
      and(
        eq(inviteCodes.eventId, activity_id),
        batch === undefined ? undefined : eq(inviteCodes.batch, batch),
      ),
    )
    .orderBy(desc(inviteCodes.id))
    .limit(MAX_CODES);
  return { list: rows.map(toCode) };
}

/**
 * Makes a batch of random codes, or one code that the caller has chosen.
 * @throws ApiError notFound, invalidInput for a code that exists, more than one code with the same text, or a ticket
 * type of another event
 */
export async function createCodes(
  context: Context,
  member: Member,
  input: CallParsedInput<'createCodes'>,
): Promise<Codes> {
  return inTransaction(context, async (inner) => {
    const event = await managedEvent(inner, member, input.activity_id, 'edit', true);
    await refuseForeignType(inner, event.id, input.ticket_type_id);
    if (input.code !== undefined && input.count > 1) throw new ApiError('invalidInput', { code: 'onlyOne' });
    const values = Array.from({ length: input.count }, () => ({
      eventId: event.id,
      ticketTypeId: input.ticket_type_id,
      code: input.code?.toUpperCase() ?? readableCode(LENGTH, secureRandom),
      batch: input.batch,
      usesLimit: input.uses_limit,
      createdAt: inner.now(),
    }));
    const rows = await inner.db.insert(inviteCodes).values(values).onConflictDoNothing().returning();
    if (rows.length < values.length) throw new ApiError('invalidInput', { code: 'taken' });
    return { list: rows.map(toCode) };
  });
}

async function refuseForeignType({ db }: Context, eventId: number, typeId: number | null): Promise<void> {
  if (typeId === null) return;
  const [type] = await db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.id, typeId), eq(ticketTypes.eventId, eventId)));
  if (!type) throw new ApiError('invalidInput', { ticket_type_id: 'unknown' });
}

/** Revokes codes, by id or by batch; existing orders keep their tickets. @throws ApiError notFound */
export async function revokeCodes(
  context: Context,
  member: Member,
  { activity_id, ids, batch }: CallParsedInput<'revokeCodes'>,
): Promise<CallOutput<'revokeCodes'>> {
  return inTransaction(context, async (inner) => {
    await managedEvent(inner, member, activity_id, 'edit', true);
    const meant = batch === undefined ? inArray(inviteCodes.id, ids) : eq(inviteCodes.batch, batch);
    if (batch === undefined && ids.length === 0) return { revoked: 0 };
    const rows = await inner.db
      .update(inviteCodes)
      .set({ revokedAt: inner.now() })
      .where(and(eq(inviteCodes.eventId, activity_id), meant, isNull(inviteCodes.revokedAt)))
      .returning({ id: inviteCodes.id });
    return { revoked: rows.length };
  });
}

function toCode(row: CodeRow): Codes['list'][number] {
  return {
    id: row.id,
    code: row.code,
    batch: row.batch,
    ticket_type_id: row.ticketTypeId,
    uses_limit: row.usesLimit,
    uses: row.uses,
    is_revoked: row.revokedAt !== null,
    created_time: row.createdAt.toISOString(),
  };
}

import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { toInviteCode } from '@/backend/contract/tickets/invite-code';
import { inviteCodes } from '@/backend/db/schema/tickets';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { TicketTypeRow } from '@/backend/modules/events/queries/row';
import type { CodeRow } from '@/backend/modules/tickets/queries/orders/rows';
import type { Line } from '@/backend/modules/tickets/commands/orders/store';
import { sumOf } from '@/backend/modules/tickets/commands/orders/sum-of-lines';

type Item = CallParsedInput<'createOrder'>['items'][number];

/** The invite codes in an order that belong to the event and are not revoked. */
export async function findCodes({ db }: Context, eventId: number, items: Item[]): Promise<CodeRow[]> {
  const requested = items.flatMap(({ code }) => (code ? [toInviteCode(code)] : []));
  if (requested.length === 0) return [];
  return db
    .select()
    .from(inviteCodes)
    .where(
      and(
        eq(inviteCodes.eventId, eventId),
        inArray(inviteCodes.code, requested),
        isNull(inviteCodes.revokedAt),
      ),
    );
}

/**
 * The invite code of a line of an order; null for none. Invitations and hidden ticket types require one; a code for an
 * open ticket type is used, too.
 * @throws ApiError wrongCode
 */
export function codeOf(item: Item, type: TicketTypeRow, codes: CodeRow[], at: number): CodeRow | null {
  const isWanted = type.kind === 'invitation' || type.isHidden;
  if (!item.code) {
    if (isWanted) throw new ApiError('wrongCode', { [`items.${at}.code`]: 'required' });
    return null;
  }
  const typed = toInviteCode(item.code);
  const code = codes.find((inviteCode) => inviteCode.code === typed);
  // A used-up code gets the same error as an unknown one, so that the error does not reveal that somebody has used it.
  if (!code || code.uses >= code.usesLimit || (code.ticketTypeId !== null && code.ticketTypeId !== type.id))
    throw new ApiError('wrongCode', { [`items.${at}.code`]: 'unknown' });
  return code;
}

/** @throws ApiError wrongCode when a code has fewer uses left than tickets are ordered with it */
export function checkCodeUses(lines: Line[]): void {
  for (const { code } of lines) {
    if (!code) continue;
    const left = code.usesLimit - code.uses;
    if (sumOf(lines, (line) => line.code?.id === code.id) > left)
      throw new ApiError('wrongCode', { code: 'usedUp' }, undefined, { uses_left: left });
  }
}

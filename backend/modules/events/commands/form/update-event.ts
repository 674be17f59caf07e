import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { textWork } from '@/backend/contract/rich-text/text-work';
import { cleanHtml } from '@/backend/kernel/text/clean-html';
import { events } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isRegionKnown } from '@/backend/kernel/site-brand';
import { countTries, countWork } from '@/backend/kernel/limits';
import { managedEvent, rolesIn } from '@/backend/modules/events/queries/managed';
import { readOwnEvent } from '@/backend/modules/events/queries/own-event';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { checkPicturesOpen } from '@/backend/outbox/closed-pictures';
import { withTimesOfZone, withZoneName } from './change-zone';
import { createEvent } from './create-event';
import { notifyEventChange } from './change';
import { formFields } from './fields';
import { logEventChange } from './log-change';
import { setStatus } from './set-status';
import { saveCohosts, saveEventText } from './text';
import { isAnotherPlace, readPlace } from './place';
import { refuseCapacityBelow, saveTicketTypes } from './ticket-types';

type Input = CallParsedInput<'updateActivity'>;

/**
 * Makes an event, or changes one; fields that the form leaves out stay. Setting the status publishes or cancels it.
 * @throws ApiError notFound, forbidden, tooManyRequests, conflict with the newest version, wrongState, invalidInput for
 * what is missing, pictureClosed, keyUsed
 */
export async function updateEvent(context: Context, member: Member, rawInput: Input): Promise<OwnEvent> {
  await countTries(context, [['eventSaveAccount', member.id]]);
  await countWork(context, ['textWorkAccount', member.id], textWork(rawInput.details ?? ''));
  const input =
    rawInput.details === undefined ? rawInput : { ...rawInput, details: await cleanHtml(rawInput.details) };
  return inTransaction(context, async (inner) => {
    const { event, isNew } = await eventOf(inner, member, input);
    const roles = await rolesIn(inner, member, event);
    const locale = input.lang;
    // The same form sent again finds the event it made.
    if (!isNew && input.id === undefined) return readOwnEvent(inner, event, roles, locale);
    if (input.version !== undefined && input.version !== event.version)
      throw new ApiError('conflict', undefined, undefined, await readOwnEvent(inner, event, roles, locale));
    if (event.status === 'cancelled') throw new ApiError('wrongState', { status: event.status });
    await checkPicturesOpen(inner, member, input);
    const place = await readPlace(inner, event);
    const before = isNew ? null : await readOwnEvent(inner, event, roles, locale);
    const named = withZoneName(input, event.timeZone);
    const form = before ? withTimesOfZone(named, before) : named;
    const changed = await writeForm(inner, event, form, isNew);
    if (!isNew && !roles.includes('owner')) refuseOtherPayee(event, changed);
    const after = await setStatus(inner, member, changed, input);
    const isPlaceChanged = isAnotherPlace(place, await readPlace(inner, after));
    await notifyEventChange(inner, event, after, { isNew, isPlaceChanged, place });
    const savedEvent = await readOwnEvent(inner, after, roles, locale);
    if (before) await logEventChange(inner, member, before, savedEvent);
    return savedEvent;
  });
}

/**
 * Refuses a change of the payment instructions: only owners decide to whose account buyers pay.
 * @throws ApiError invalidInput
 */
function refuseOtherPayee(before: EventRow, after: EventRow): void {
  if (!isDeepStrictEqual(before.paymentNote, after.paymentNote))
    throw new ApiError('invalidInput', { payment_note: 'ownerOnly' });
}

async function eventOf(inner: Context, member: Member, input: Input) {
  if (input.id === undefined) return createEvent(inner, member, input);
  // Cancelling affects the buyers' money, so only owners may do it.
  const right = input.status === 'cancelled' ? 'own' : 'edit';
  return { event: await managedEvent(inner, member, input.id, right, true), isNew: false };
}

/** Refuses an edition that the newsroom does not have. @throws ApiError invalidInput */
async function checkRegion(inner: Context, event: EventRow, { region }: Input): Promise<void> {
  if (region !== undefined && region !== event.region && !(await isRegionKnown(inner, region)))
    throw new ApiError('invalidInput', { region: 'notFound' });
}

async function writeForm(inner: Context, event: EventRow, input: Input, isNew: boolean): Promise<EventRow> {
  const { db } = inner;
  await checkRegion(inner, event, input);
  const fields = formFields(input, event, inner.now());
  const [changed = event] = await db
    .update(events)
    .set({ ...fields, version: isNew ? 1 : event.version + 1, updatedTime: inner.now() })
    .where(eq(events.id, event.id))
    .returning();
  await saveEventText(inner, event.id, input);
  if (input.cohost_ids) await saveCohosts(inner, event.id, input.cohost_ids);
  if (changed.capacity !== event.capacity) await refuseCapacityBelow(inner, changed);
  if (input.tickets) await saveTicketTypes(inner, changed, input.lang, input.tickets);
  return changed;
}

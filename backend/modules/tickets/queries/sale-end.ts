import { EXTENDED_HOLD_HOURS, HOLD_MINUTES } from '@/backend/contract/tickets/limits';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';

/** Why an order can no longer become tickets. */
export type SaleEnd = 'eventCancelled' | 'eventOver';

type Timed = Pick<EventRow, 'status' | 'startTime' | 'endTime'>;

const MINUTE_MS = 60_000;

/**
 * The one rule of what is sold too late: nothing becomes a ticket once its event is cancelled or over. Null while it can.
 * Every step that turns an order or money into tickets asks it with the event locked, so that no sweep has to come first.
 * Test orders belong to a draft, which neither ends nor is cancelled.
 */
export function whySaleEnded({ status, endTime }: Timed, now: Date): SaleEnd | null {
  if (status === 'cancelled') return 'eventCancelled';
  return status === 'published' && endTime <= now ? 'eventOver' : null;
}

/** @throws ApiError saleEnded once the event is cancelled or over */
export function refuseAfterEnd(event: Timed, now: Date): void {
  const ended = whySaleEnded(event, now);
  if (ended !== null)
    throw new ApiError('saleEnded', { event: ended === 'eventOver' ? 'over' : 'cancelled' });
}

/** The end of a hold of so many minutes that begins now: never beyond the end of the event. */
export function holdEnd(event: Timed, now: Date, minutes: number): Date {
  return withinEvent(event, later(now, minutes));
}

/**
 * The end of a hold by which a buyer has a day to pay: at most until the event starts, though never less than an ordinary
 * hold.
 */
export function dayToPay(event: Timed, now: Date): Date {
  const ordinary = later(now, HOLD_MINUTES);
  const day = later(now, EXTENDED_HOLD_HOURS * 60);
  if (event.status !== 'published') return day;
  return withinEvent(event, earliest(day, latest(event.startTime, ordinary)));
}

/**
 * The end of a hold whose buyer has just named a transfer: a day later, never beyond the start by that. What was held
 * anyway stays held.
 */
export function holdOfTransfer(event: Timed, now: Date, before: Date | null): Date {
  const day = later(now, EXTENDED_HOLD_HOURS * 60);
  if (event.status !== 'published') return day;
  const extended = earliest(day, event.startTime);
  return before === null ? extended : latest(extended, before);
}

const withinEvent = ({ status, endTime }: Timed, time: Date) =>
  status === 'published' ? earliest(time, endTime) : time;

const later = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE_MS);
const earliest = (a: Date, b: Date) => (a < b ? a : b);
const latest = (a: Date, b: Date) => (a > b ? a : b);

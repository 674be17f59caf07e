import { EXTENDED_SEAT_HOLD_HOURS, SEAT_HOLD_MINUTES } from '@/backend/contract/tickets/limits';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';

/** Why an order can no longer become tickets. */
export type SaleEnd = 'eventCancelled' | 'eventOver';

type Timed = Pick<EventRow, 'status' | 'startTime' | 'endTime'>;

const MINUTE_MS = 60_000;

/**
 * The rule for when it is too late to sell: nothing becomes a ticket once the event is cancelled or over. Null while
 * selling is possible. Every step that turns an order or money into tickets calls this with the event locked, so that
 * it does not depend on a sweep. Test orders belong to a draft, which neither ends nor is cancelled.
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

/** The end of a seat hold of so many minutes from now: never beyond the end of the event. */
export function seatHoldEnd(event: Timed, now: Date, minutes: number): Date {
  return withinEvent(event, later(now, minutes));
}

/**
 * The end of a seat hold that gives a buyer a day to pay: at most until the event starts, but never less than an
 * ordinary seat hold.
 */
export function dayToPay(event: Timed, now: Date): Date {
  const ordinary = later(now, SEAT_HOLD_MINUTES);
  const day = later(now, EXTENDED_SEAT_HOLD_HOURS * 60);
  if (event.status !== 'published') return day;
  return withinEvent(event, earliest(day, latest(event.startTime, ordinary)));
}

/**
 * The end of the seat hold of a buyer who has just named a bank transfer: a day later, but not beyond the start of the
 * event. A seat hold that was longer before stays as it was.
 */
export function seatHoldOfTransfer(event: Timed, now: Date, before: Date | null): Date {
  const day = later(now, EXTENDED_SEAT_HOLD_HOURS * 60);
  if (event.status !== 'published') return day;
  const extended = earliest(day, event.startTime);
  return before === null ? extended : latest(extended, before);
}

const withinEvent = ({ status, endTime }: Timed, time: Date) =>
  status === 'published' ? earliest(time, endTime) : time;

const later = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE_MS);
const earliest = (a: Date, b: Date) => (a < b ? a : b);
const latest = (a: Date, b: Date) => (a > b ? a : b);

import type { CallParsedInput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { ApiError } from '@/backend/kernel/errors';
import { canonicalZone, isTimeZone } from '@/backend/contract/calendar/time-zone';
import { toFormTime } from './time';

type Input = CallParsedInput<'updateActivity'>;

/**
 * A form with the one name of its time zone. A zone that is called otherwise here stays what it is called; an unknown one
 * stays for the refusal.
 */
export function withZoneName(input: Input, timeZone: string): Input {
  const { time_zone: zone } = input;
  if (zone === undefined || zone === timeZone) return input;
  const name = canonicalZone(zone);
  if (name === null) return input;
  return { ...input, time_zone: name === canonicalZone(timeZone) ? timeZone : name };
}

/**
 * Completes a form that changes the time zone of an event while clocks are to show the same: adds start, end and sale
 * times with their local time, which is then read in the new zone. A form that sends start and end is left as it is.
 * @throws ApiError invalidInput for a form that does not say whether the instant or the local time stays
 */
export function withTimesOfZone(input: Input, event: OwnEvent): Input {
  const { time_zone: zone, start_time, end_time, zone_keeps: choice } = input;
  if (zone === undefined || zone === event.time_zone || !isTimeZone(zone)) return input;
  if (start_time !== undefined && end_time !== undefined) return input;
  if (choice === undefined) throw new ApiError('invalidInput', { time_zone: 'keepsWhat' });
  if (choice === 'instant') return input;
  const shown = (iso: string) => toFormTime(new Date(iso), event.time_zone);
  const tickets = event.tickets.map(({ id, sale_opens, sale_closes, steps }) => ({
    id,
    sale_opens: sale_opens && shown(sale_opens),
    sale_closes: sale_closes && shown(sale_closes),
    steps: steps.map(({ price, until }) => ({ price, until: shown(until) })),
  }));
  return {
    ...input,
    start_time: start_time ?? shown(event.start_time),
    end_time: end_time ?? shown(event.end_time),
    tickets: input.tickets ?? tickets,
  };
}

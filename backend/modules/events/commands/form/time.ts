import { instantOf, instantsOf } from '@/backend/contract/calendar/wall-clock';
import { ApiError } from '@/backend/kernel/errors';
import { toZonedIso } from '@/backend/kernel/text/time';

const WITH_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;
const TO_THE_MINUTE = 16;

/** A field of a form: its name for error messages, and the stored instant. */
interface Field {
  field: string;
  before?: Date | null;
}

/**
 * Reads a time of a form as an instant; a text without an offset is in the event's own zone. If the stored instant
 * shows the same wall-clock time, it stays: so a form that is only saved again does not move an event in the hour that
 * clocks show twice in autumn.
 * @throws ApiError invalidInput for a text that is no time, and, without an offset, for a time that clocks leave out or
 * show twice
 */
export function readEventTime(text: string, timeZone: string, { field, before = null }: Field): Date {
  const iso = text.replace(' ', 'T');
  const time = WITH_ZONE.test(iso)
    ? new Date(iso.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
    : readWallClock(iso, timeZone, { field, before });
  if (Number.isNaN(time.getTime())) throw new ApiError('invalidInput', { [field]: 'notATime' });
  return time;
}

function readWallClock(iso: string, timeZone: string, { field, before }: Field): Date {
  if (before && toZonedIso(before, timeZone).startsWith(iso.slice(0, TO_THE_MINUTE))) return before;
  const time = instantOf(iso, timeZone);
  const times = instantsOf(iso, timeZone);
  if (times.length === 1 || Number.isNaN(time.getTime())) return time;
  throw new ApiError('invalidInput', { [field]: times.length > 1 ? 'twiceOnClock' : 'skippedByClock' });
}

/** The local time in a zone at an instant, in the form of a form field: `YYYY-MM-DDTHH:mm:ss`. */
export function toFormTime(time: Date, timeZone: string): string {
  return toZonedIso(time, timeZone).slice(0, 19);
}

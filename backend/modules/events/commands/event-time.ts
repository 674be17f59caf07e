import { instantOf, instantsOf } from '@/backend/contract/calendar/wall-clock';
import { ApiError } from '@/backend/kernel/errors';
import { toZonedIso } from '@/backend/kernel/text/time';

const WITH_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;
const TO_THE_MINUTE = 16;

/** A time of a form: its name in a refusal, and the instant as stored. */
interface Field {
  field: string;
  before?: Date | null;
}

/**
 * A time of a form as an instant: a text without an offset is in the event's own zone. Such a text stays what it was when
 * the stored instant has that wall clock: in the hour that clocks show twice in autumn, a form that was only saved again
 * moves nothing.
 * @throws ApiError invalidInput for no time, and without an offset for one that clocks leave out or show twice
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

/** What clocks in a zone show at an instant, as a time of a form: `YYYY-MM-DDTHH:mm:ss`. */
export function toFormTime(time: Date, timeZone: string): string {
  return toZonedIso(time, timeZone).slice(0, 19);
}

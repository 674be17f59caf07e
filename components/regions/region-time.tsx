import { TimeText } from '@/components/ui/time-text';
import { zonedMoment } from '@/lib/events/time';
import { formatDate } from '@/lib/platform/dates/dates';
import { hasClock } from '@/lib/platform/dates/instant';
import type { Locale } from '@/lib/platform/language/locales';

export interface RegionClock {
  /** IANA name of the edition's time zone; `zone` is what readers see of it, such as ET. */
  timeZone: string;
  zone: string;
}

interface Props extends RegionClock {
  /** ISO text: an instant, or a day, which is not converted. */
  at: string;
  locale: Locale;
}

/** When a story of an edition was published, in the region's time zone. */
export function RegionTime({ at, locale, timeZone, zone }: Props) {
  return (
    <TimeText at={at} className="n">
      {hasClock(at)
        ? `${zonedMoment(new Date(at), timeZone, locale)} ${zone}`
        : formatDate(at, locale, 'day')}
    </TimeText>
  );
}

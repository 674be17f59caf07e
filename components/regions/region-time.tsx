import { TimeText } from '@/components/ui/dates/time-text';
import { zonedMoment } from '@/lib/events/time';
import { formatDate } from '@/lib/platform/dates/dates';
import { hasClock } from '@/lib/platform/dates/instant';
import type { Locale } from '@/lib/platform/language/locales';

export interface RegionClock {
  /** IANA name of the edition's time zone; `zone` is the name readers see, such as ET. */
  timeZone: string;
  zone: string;
}

interface Props extends RegionClock {
  /** The time as ISO text. A day without a time is not converted. */
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

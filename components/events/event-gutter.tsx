import { getTranslations } from 'next-intl/server';
import type { FullEvent } from '@/lib/events/event';
import { formerStarts } from '@/lib/events/former-starts';
import { eventTime } from '@/lib/events/time';
import type { Locale } from '@/lib/platform/language/locales';
import { DateNumber } from '@/components/ui/dates/date-number';
import { TimeText } from '@/components/ui/dates/time-text';

/**
 * The time of an event in the gutter: day, weekday, hours, time zone, and the earlier time of an event that was moved.
 */
export async function EventGutter({ event, locale }: { event: FullEvent; locale: Locale }) {
  const t = await getTranslations('events');
  const time = eventTime(event, locale);
  const before = formerStarts(event, locale);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-base leading-[1.7] text-ink-2 md:block">
      <TimeText at={event.startsAt} className="max-md:contents">
        <DateNumber
          day={time.day}
          locale={locale}
          className="text-4xl text-ink md:mb-2.5 md:block md:text-display-md"
          yearClassName="md:block"
        />
        <span className="md:block">{time.weekday}</span>
        <span className="n md:block">{time.hours}</span>
      </TimeText>
      {time.until && (
        <TimeText at={event.endsAt} className="md:block">
          {t('until', { time: time.until })}
        </TimeText>
      )}
      <span className="n md:block">{time.zone}</span>
      {before !== '' && (
        <span className="font-semibold break-keep text-mark max-md:basis-full md:mt-2.5 md:block">
          {t('movedFrom', { times: before })}
        </span>
      )}
    </p>
  );
}

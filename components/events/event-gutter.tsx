import { getTranslations } from 'next-intl/server';
import type { FullEvent } from '@/lib/events/read';
import { eventTime } from '@/lib/events/time';
import type { Locale } from '@/lib/platform/language/locales';
import { DateNumber } from '@/components/ui/date-number';
import { today } from '@/lib/platform/dates/clock';
import { TimeText } from '@/components/ui/time-text';

/** When, in the gutter: day, weekday, hours, zone. */
export async function EventGutter({ event, locale }: { event: FullEvent; locale: Locale }) {
  const t = await getTranslations('events');
  const time = eventTime(event, locale);
  const isThisYear = today().startsWith(`${time.year}-`);
  return (
    <p className="text-[13.5px] leading-[1.7] text-ink-2 md:text-[15px]">
      <TimeText at={event.startsAt}>
        <DateNumber value={time.number} className="mb-2.5 block text-[38px] text-ink md:text-[52px]" />
        {!isThisYear && <span className="n block">{time.year}</span>}
        <span className="block">{time.weekday}</span>
        <span className="n block">{time.hours}</span>
      </TimeText>
      {time.until && (
        <TimeText at={event.endsAt} className="block">
          {t('until', { time: time.until })}
        </TimeText>
      )}
      <span className="n block">{time.zone}</span>
    </p>
  );
}

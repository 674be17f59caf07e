import { getTranslations } from 'next-intl/server';
import type { LandingView } from '@/backend/contract/landings/landing';
import { TimeText } from '@/components/ui/dates/time-text';
import type { Phase } from '@/lib/landings/phase';
import { toIso } from '@/lib/platform/dates/dates';
import { toInstant } from '@/lib/platform/dates/instant';
import { dayAndWeekday } from '@/lib/platform/dates/day-and-weekday';
import type { Locale } from '@/lib/platform/language/locales';
import { AnyLink } from './any-link';
import { Countdown } from './dates/countdown-deferred';
import { OwnZone } from './dates/own-zone-deferred';

interface Props {
  view: LandingView;
  locale: Locale;
  phase: Phase | null;
  now: number;
}

/** Time and place in the gutter: a countdown, or that the event is running or over; days, hours, place. */
export async function HeroFacts({ view, locale, phase, now }: Props) {
  const t = await getTranslations('landing');
  const { starts, ends } = view;
  const begins = toInstant(starts)?.valueOf();
  const days = [starts, ends]
    .flatMap((time) => (time ? [time.slice(0, 10)] : []))
    .filter((day, at, all) => all.indexOf(day) === at);
  return (
    <>
      {phase === 'before' && begins !== undefined && (
        <div className="text-lg font-bold">
          <Countdown target={begins} initial={now} />
        </div>
      )}
      {phase === 'during' && <p className="text-lg font-bold text-mark">{t('during')}</p>}
      {phase === 'after' && <p className="text-lg font-bold">{t('after')}</p>}
      {days.map((day) => (
        <p key={day}>
          <TimeText at={day}>{dayAndWeekday(day, locale, 'date')}</TimeText>
        </p>
      ))}
      {starts && (
        <p>
          <span className="n">{`${starts.slice(11, 16)}${ends ? `–${ends.slice(11, 16)}` : ''}`}</span> UTC+8
        </p>
      )}
      {starts && phase !== 'after' && <OwnZone at={toIso(starts)} label={t('ownZone')} />}
      {view.place !== '' && <p className="mt-3">{view.place}</p>}
      {view.map_link !== '' && (
        <p>
          <AnyLink to={view.map_link} locale={locale} className="underline underline-offset-4">
            {t('map')}
          </AnyLink>
        </p>
      )}
    </>
  );
}

import { getTranslations } from 'next-intl/server';
import { LiveFlashes } from '@/components/stories/live/live-flashes';
import { FlashLine } from '@/components/stories/flash/flash-line';
import { HourStrip } from '@/components/stories/day/hour-strip';
import { Link } from '@/components/ui/links/link';
import { type NewsHours, readNewestHours } from '@/lib/stories/news-hours';
import type { FlashDay } from '@/lib/stories/read';
import type { Flash } from '@/lib/stories/story';
import { toFlashView } from '@/lib/stories/flash-view';
import { href } from '@/lib/platform/routing/href';
import { TimeText } from '@/components/ui/dates/time-text';
import { formatDate } from '@/lib/platform/dates/dates';
import { weekdayName } from '@/lib/platform/dates/weekday';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  flashes: readonly Flash[];
  day: FlashDay;
  locale: Locale;
}

/**
 * The newswire on the home page: today, or in its first hours the last 24, by the hour and the latest flashes, of which five are shown under 900 px and
 * ten under 1280 px.
 */
export async function HomeFlashes({ flashes, day, locale }: Props) {
  const t = await getTranslations('home');
  const news = await getTranslations('news');
  const hours = await readNewestHours(day);
  return (
    <section className="border-b border-ink bg-paper px-4 pb-6 pt-5 [--ground:var(--paper)] max-xl:border-t-2 md:px-8 xl:max-w-[404px] xl:border-0 xl:px-6 xl:pb-0 xl:pt-8">
      <div className="flex items-baseline justify-between">
        <h2 className="text-3xl font-extrabold leading-[1.4]">
          <Link href={href(locale, 'news')}>{t('flashes')}</Link>
        </h2>
        <div className="relative">
          {hours.total > 0 && (
            <p className="n type-meta">
              {hours.begins === day.day
                ? t('todayCount', { count: hours.total })
                : news('newestTotal', { count: hours.total })}
            </p>
          )}
          <LiveFlashes place={{}} className="live-corner" />
        </div>
      </div>
      {flashes.length === 0 ? (
        <p className="mt-3 text-base text-ink-2">{news('empty')}</p>
      ) : (
        <HomeFlashList flashes={flashes} day={day} hours={hours} locale={locale} />
      )}
    </section>
  );
}

async function HomeFlashList({ flashes, day, hours, locale }: Props & { hours: NewsHours }) {
  const t = await getTranslations('home');
  const common = await getTranslations('common');
  const news = await getTranslations('news');
  const views = flashes.map((flash) => toFlashView(flash, locale));
  const later = { since: news('later'), latest: news('latest') };
  return (
    <>
      <HourStrip hours={hours} locale={locale} height={38} className="mb-5 mt-3 hidden md:block" />
      <ol className="ledger ledger-narrow mt-3 [--g:56px] md:mt-0 md:[--g:64px]">
        {views.map((flash, index) => (
          <li key={flash.id} className="max-md:nth-[n+6]:hidden max-xl:nth-[n+11]:hidden">
            {flash.day !== (views[index - 1]?.day ?? day.day) && flash.day !== '' && (
              <p className="entry pb-2">
                <TimeText at={flash.day} className="n entry-gutter block text-base leading-[25px] font-bold">
                  {formatDate(flash.day, locale, 'number')}
                </TimeText>
                <span className="entry-body type-meta border-t border-ink pt-0.5">
                  {weekdayName(flash.day, locale)}
                </span>
              </p>
            )}
            <FlashLine
              flash={flash}
              locale={locale}
              keyLabel={common('key')}
              laterLabels={later}
              languages={{ chinese: common('inChinese'), english: common('inEnglish') }}
            />
          </li>
        ))}
      </ol>
      <Link href={href(locale, 'news')} className="btn btn-line w-full max-md:mt-2">
        {t('allNews')}
      </Link>
    </>
  );
}

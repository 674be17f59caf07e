import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/notices/states';
import { type FlashFilter, listFlashes, readFlashDay } from '@/lib/stories/read';
import { readNewestHours } from '@/lib/stories/news-hours';
import { toFlashView } from '@/lib/stories/flash-view';
import { href } from '@/lib/platform/routing/href';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { AlertSwitches } from '@/components/alerts/alert-switches-deferred';
import { DayHead } from '../day/day-head';
import { moreLabels } from './flash-labels';
import { LiveFlashes } from '../live/live-flashes';
import type { PageFilter } from '../live/flash-filter';
import { MoreFlashes } from './more-flashes';
import { NewsTabs } from './news-tabs';
import { ShareClicks } from '@/components/sharing/share-clicks-deferred';
import { Timeline } from '../detail/timeline';

interface Props {
  language: ReaderLanguage;
  current: 'all' | 'important' | number;
  title: string;
  filter?: Pick<FlashFilter, 'important' | 'category'>;
}

/**
 * The newest flashes below today's date: all, the important ones, or those of one category. More are loaded by
 * scrolling.
 */
export async function Newswire({ language, current, title, filter = {} }: Props) {
  const { locale } = language;
  const [day, { flashes, next }, labels, share, t, alerts] = await Promise.all([
    readFlashDay(),
    listFlashes(language, filter),
    moreLabels(),
    getTranslations('share'),
    getTranslations('news'),
    getTranslations('alerts'),
  ]);
  const hours = await readNewestHours(day);
  const views = flashes.map((flash) => toFlashView(flash, locale));
  const earlier = day.previous ? href(locale, 'newsDay', { day: day.previous }) : undefined;
  return (
    <div className="[--gutter:66px]">
      <DayHead day={day} hours={hours} locale={locale} title={title} />
      <NewsTabs
        language={language}
        current={current}
        day={day.day}
        important={day.important}
        previous={day.previous}
      />
      {current === 'important' && (
        <AlertSwitches
          locale={locale}
          choices={[{ topic: 'news', off: alerts('off'), on: alerts('on') }]}
          labels={{ denied: alerts('denied'), failed: alerts('failed') }}
        />
      )}
      <LiveFlashes place={placeOf(current)} className="ledger live-slot max-md:-ms-3" />
      <Timeline flashes={views} labels={labels} locale={locale} openDay={day.day} />
      {views.length === 0 ? (
        <EmptyState
          text={t('empty')}
          href={current === 'all' ? undefined : href(locale, 'news')}
          linkLabel={t('toNews')}
        />
      ) : (
        <MoreFlashes
          query={queryOf(locale, filter)}
          cursor={next}
          locale={locale}
          lastDay={views.at(-1)?.day}
          earlierHref={earlier}
          labels={labels}
        />
      )}
      <ShareClicks labels={{ copied: share('copied'), failed: share('failed') }} />
    </div>
  );
}

function queryOf(locale: string, { important, category }: Props['filter'] & object): string {
  const query = new URLSearchParams({ locale });
  if (important) query.set('important', '1');
  if (category) query.set('category', String(category));
  return query.toString();
}

function placeOf(current: Props['current']): PageFilter {
  return typeof current === 'number' ? { category: current } : { important: current === 'important' };
}

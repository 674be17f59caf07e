import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { EmptyState, EndRule } from '@/components/ui/notices/states';
import { listDay, readFlashDay } from '@/lib/stories/read';
import { hoursOfDay } from '@/lib/stories/news-hours';
import { toFlashView } from '@/lib/stories/flash-view';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import { languagesOf } from '@/lib/platform/language/languages-of';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { toSteps } from '@/lib/publishing/graph/steps';
import { DayTools } from './day-tools';
import { DayHead } from './day-head';
import { flashLabels } from '../flash/flash-labels';
import { NewsTabs } from '../flash/news-tabs';
import { ShareClicks } from '@/components/sharing/share-clicks-deferred';
import { Timeline } from '../detail/timeline';

/** The whole newswire of one day, with an anchor for each hour. */
export async function DayPage({ language, day: requested }: { language: ReaderLanguage; day: string }) {
  const { locale } = language;
  const [day, flashes, labels, t, common, share] = await Promise.all([
    readFlashDay(requested),
    listDay(language, requested),
    flashLabels(),
    getTranslations('news'),
    getTranslations('common'),
    getTranslations('share'),
  ]);
  const views = flashes.map((flash) => toFlashView(flash, locale));
  const title = t('dayTitle', { date: formatDate(requested, locale, 'date') });
  return (
    <div className="[--gutter:66px]">
      <DayHead day={day} hours={hoursOfDay(day)} locale={locale} title={title} />
      <div className="no-print">
        <NewsTabs language={language} current="all" day={requested} previous={day.previous} next={day.next} />
      </div>
      <div data-day>
        <Timeline flashes={views} labels={labels} locale={locale} openDay={requested} hasAnchors />
      </div>
      {views.length > 0 ? (
        <EndRule label={common('noMore')} />
      ) : (
        <EmptyState text={t('emptyDay')} href={href(locale, 'news')} linkLabel={t('toNews')} />
      )}
      <PageGraph
        locale={locale}
        address={{ name: 'newsDay', params: { day: requested } }}
        languages={languagesOf(flashes.flatMap(({ langs }) => langs))}
        type="CollectionPage"
        title={title}
        items={toSteps(flashes)}
        parents={['news']}
      />
      {views.length > 0 && <DayTools day={requested} language={language} />}
      <ShareClicks labels={{ copied: share('copied'), failed: share('failed') }} />
    </div>
  );
}

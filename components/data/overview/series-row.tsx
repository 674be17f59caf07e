import { getTranslations } from 'next-intl/server';
import { Sparkline } from '@/components/charts/sparkline';
import { SampleMark } from '@/components/ui/words/sample-mark';
import { Link } from '@/components/ui/links/link';
import type { Series } from '@/lib/data/read';
import { isOldRecord, type SeriesRecord } from '@/lib/data/record';
import { seriesName } from '@/lib/data/series-name';
import { latestFigure } from '@/lib/data/latest-figure';
import { sinceText } from '@/lib/data/since-text';
import { updatedWords } from '@/lib/data/updated-words';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { ChangeCells } from './change-cells';
import { WatchButton } from './watch-button-deferred';

const TREND_DAYS = 90;
const LINE_HEIGHT_PX = 32;

interface Props {
  series: Series;
  /** How its latest value stands; null for a supply, which only grows. */
  latest: SeriesRecord | null;
  /** Whether the row itself says that its values are samples, because not all of its group are. */
  isMarked: boolean;
  locale: Locale;
}

/** A series in one row: name, value and unit, change, since when it was not as high or as low, and its line. */
export async function SeriesRow({ series, latest, isMarked, locale }: Props) {
  const t = await getTranslations('data');
  const records = await getTranslations('records');
  const { figure, unit } = latestFigure(series);
  const isStopped = series.stoppedAt !== null;
  const stands = (record: SeriesRecord) => {
    const { phrase, day, isOfCloses } = sinceText(record, records('yesterday'), locale);
    return t(isOfCloses ? `standsAtClose.${phrase}` : `stands.${phrase}`, { day });
  };
  const values = series.points.slice(-TREND_DAYS).map(({ value }) => value);
  return (
    <li className="series-row" lang={foreignLang(series.lang, locale)}>
      <WatchButton series={series.key} locale={locale} label={t('watch', { name: seriesName(series) })} />
      <Link href={href(locale, 'dataType', { type: series.type })} className="series-row-name">
        {seriesName(series)}
        {isMarked && series.isSample && (
          <span className="text-2xs font-normal text-ink-3 max-md:hidden">
            <SampleMark word={t('sample')} />
          </span>
        )}
      </Link>
      <span className="series-row-figure">
        <b className={`series-row-value n-display ${isStopped ? 'text-ink-3' : ''}`}>{figure}</b>
        <span className="series-row-unit">{unit}</span>
      </span>
      <span className="series-row-change n">
        <ChangeCells series={series} locale={locale} />
      </span>
      <span className={`series-row-since ${latest && isOldRecord(latest) ? 'font-bold text-ink' : ''}`}>
        {isStopped ? updatedWords(series, t, locale) : latest ? stands(latest) : t('everyBlock')}
        {isMarked && series.isSample && (
          <span className="ms-1.5 inline-block text-2xs font-normal text-ink-3 md:hidden">{t('sample')}</span>
        )}
      </span>
      <div className="series-row-line">
        <Sparkline values={values} height={LINE_HEIGHT_PX} isOpenEnded={isStopped} />
      </div>
    </li>
  );
}

import { getTranslations } from 'next-intl/server';
import { Sparkline } from '@/components/charts/sparkline';
import { Link } from '@/components/ui/links/link';
import { SampleMark } from '@/components/ui/words/sample-mark';
import { QuoteCopier } from '@/components/data/prices/quote-copier-deferred';
import type { Series } from '@/lib/data/read';
import type { SeriesRecord } from '@/lib/data/record';
import { recordLine } from '@/lib/data/record-line';
import { recordQuote } from '@/lib/data/record-quote';
import { sinceText } from '@/lib/data/since-text';
import { splitUnit } from '@/lib/data/with-unit';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import { href } from '@/lib/platform/routing/href';

interface Props {
  records: readonly SeriesRecord[];
  series: readonly Series[];
  locale: Locale;
}

const MAX_FIGURES = 3;
const LINE_HEIGHT_PX = 46;

/** Up to three records of the last day as large figures, each with its phrase and its line; on wide screens with a button
 * that copies it, which phones have on the page of all records. */
export async function RecordFigures({ records, series, locale }: Props) {
  const t = await getTranslations('records');
  const shown = records.slice(0, MAX_FIGURES);
  if (shown.length === 0) return null;
  return (
    <>
      <ul className="grid gap-x-9 md:grid-cols-3">
        {shown.map((record) => (
          <RecordFigure
            key={`${record.key}-${record.isHigh}`}
            record={record}
            series={series.find(({ key }) => key === record.key) ?? null}
            locale={locale}
          />
        ))}
      </ul>
      <QuoteCopier labels={{ copied: t('copied'), failed: t('notCopied') }} />
    </>
  );
}

async function RecordFigure({
  record,
  series,
  locale,
}: {
  record: SeriesRecord;
  series: Series | null;
  locale: Locale;
}) {
  const t = await getTranslations('records');
  const { value, at, lang, name, type, isSample } = record;
  const { figure, unit } = splitUnit(formatFigure(value, { digits: digitsOf([value]) }), record.unit);
  const { phrase, day } = sinceText(record, t('yesterday'), locale);
  const line = series && recordLine(at, series, () => '');
  const quote = await recordQuote(record, series, locale);
  const sentence = t('short', { name, stands: t(phrase, { day }) });
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_120px] items-end max-[300px]:grid-cols-[minmax(0,1fr)] gap-x-3 border-t border-rule py-3 max-md:first:border-t-0 max-md:first:pt-0 md:block md:border-ink"
      lang={foreignLang(lang, locale)}
    >
      <p className="col-start-1 flex flex-wrap items-baseline gap-x-2.5 whitespace-nowrap">
        <b className="n-display text-display-sm font-semibold md:text-display-md xl:text-display-md">
          {figure}
        </b>
        <span className="text-base">{unit}</span>
        {isSample && (
          <span className="text-xs text-ink-3 md:hidden">
            <SampleMark word={t('sample')} />
          </span>
        )}
      </p>
      <h2 className="col-start-1 mt-1 text-md leading-snug font-bold md:mt-2 md:text-lg">
        <Link href={href(locale, 'dataType', { type })}>{sentence}</Link>
      </h2>
      <div className="min-[300px]:col-start-2 min-[300px]:row-span-2 min-[300px]:row-start-1 md:mt-3">
        {line && line.values.length > 1 && (
          <Sparkline values={line.values} height={LINE_HEIGHT_PX} isOpenEnded={line.isStopped} />
        )}
      </div>
      <p className="mt-2 flex items-center max-md:hidden gap-x-4 text-xs text-ink-3">
        <span className="n">{formatDate(at.slice(0, 10), locale, 'number')}</span>
        <button
          type="button"
          data-quote={quote}
          className="no-print min-h-8 min-w-11 text-start text-ink-2 underline underline-offset-4 hover:text-ink"
        >
          {t('quote')}
          <span className="sr-only">{t('quoteOf', { sentence })}</span>
        </button>
        {isSample && <SampleMark word={t('sample')} />}
      </p>
    </li>
  );
}

import { getTranslations } from 'next-intl/server';
import { Sparkline } from '@/components/charts/sparkline';
import { DateNumber } from '@/components/ui/dates/date-number';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import { SampleMark } from '@/components/ui/words/sample-mark';
import { TimeText } from '@/components/ui/dates/time-text';
import { isOldRecord, recordDay, type SeriesRecord } from '@/lib/data/record';
import { recordQuote, recordSentence } from '@/lib/data/record-quote';
import { recordLine } from '@/lib/data/record-line';
import type { Series } from '@/lib/data/read';
import { withoutHyphens } from '@/lib/data/type-name';
import { withUnit } from '@/lib/data/with-unit';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { digitsApart, formatFigure } from '@/lib/platform/numbers/figures';
import { href } from '@/lib/platform/routing/href';

interface Props {
  record: SeriesRecord;
  /** Null when the series does not exist any more: then no line is drawn. */
  series: Series | null;
  locale: Locale;
  /** Whether it stands in a section that has a name in the gutter. */
  isInSection?: boolean;
  /** Whether the page says above that the numbers are samples. */
  hasSampleMark?: boolean;
}

/**
 * A record of a series: its day, what it is and which record it broke, the line up to it, and a button that copies its
 * text with its address.
 */
export async function RecordRow(props: Props) {
  const { record, series, locale, isInSection = false, hasSampleMark = false } = props;
  const t = await getTranslations('records');
  const data = await getTranslations('data');
  const { type, at, value, unit, before } = record;
  const dateOf = (time: string) => formatDate(recordDay(time), locale, 'date');
  const digits = digitsApart(value, before?.value ?? value);
  const print = (figure: number) => withUnit(formatFigure(figure, { digits }), unit, locale);
  const line =
    series &&
    recordLine(at, series, (outlier) =>
      data('outlier', { day: dateOf(outlier.day), value: print(outlier.value) }),
    );
  const stopped = line?.isStopped ? data('stopped', { time: dateOf(at) }) : '';
  const sentence = await recordSentence(record, locale);
  const address = href(locale, 'dataType', { type });
  const Heading = isInSection ? 'h3' : 'h2';
  const quote = await recordQuote(record, series, locale);
  return (
    <article className={isInSection ? SECTION_ROW : 'entry'}>
      <div className={isInSection ? '' : 'entry-gutter pt-5'}>
        <TimeText at={recordDay(at)} className={isInSection ? 'n text-sm font-bold' : ''}>
          {isInSection ? (
            formatDate(recordDay(at), locale, 'number')
          ) : (
            <DateNumber day={recordDay(at)} locale={locale} className="text-2xl md:text-3xl" />
          )}
        </TimeText>
      </div>
      <div className={`${ROW} ${isInSection ? '' : 'entry-body border-t border-rule py-5'}`}>
        <div lang={foreignLang(record.lang, locale)}>
          <Heading
            className={`text-lg leading-snug md:text-xl ${isOldRecord(record) ? '' : 'font-semibold'} ${stopped === '' ? '' : 'text-ink-3'}`}
          >
            <Link href={address}>
              <Headline text={sentence} lang={locale} />
            </Link>
          </Heading>
          <p className="mt-1 text-base text-ink-2">
            {before && t('beat', { value: print(before.value), day: dateOf(before.at) })}
            {stopped}
            {record.isSample && !hasSampleMark && <SampleMark word={t('sample')} />}
          </p>
        </div>
        <div className="w-[220px] max-w-full max-xl:mt-3">
          {line && line.values.length > 1 && (
            <Sparkline
              values={line.values}
              marks={line.marks}
              isOpenEnded={line.isStopped}
              height={LINE_HEIGHT_PX}
            />
          )}
        </div>
        <button
          type="button"
          data-quote={quote}
          className="no-print min-h-11 min-w-11 text-start text-sm text-ink-2 underline underline-offset-4 hover:text-ink"
        >
          {t('quote')}
          <span className="sr-only">{t('quoteOf', { sentence: withoutHyphens(sentence) })}</span>
        </button>
      </div>
    </article>
  );
}

const LINE_HEIGHT_PX = 44;
const ROW = 'grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 xl:grid-cols-[1fr_220px_auto]';
const SECTION_ROW =
  'grid grid-cols-[minmax(0,1fr)] gap-x-4 py-4 md:grid-cols-[80px_minmax(0,1fr)] md:items-center';

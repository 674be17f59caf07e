import { getTranslations } from 'next-intl/server';
import { Sparkline } from '@/components/charts/sparkline';
import { DateNumber } from '@/components/ui/date-number';
import { Headline } from '@/components/ui/headline';
import { Link } from '@/components/ui/link';
import { SampleMark } from '@/components/ui/sample-mark';
import { TimeText } from '@/components/ui/time-text';
import { isLongStanding, recordPhrase, type SeriesRecord } from '@/lib/data/record';
import { withUnit } from '@/lib/data/with-unit';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import { href } from '@/lib/platform/routing/href';

interface Props {
  records: readonly SeriesRecord[];
  /** Values by the key of a series; each row draws the last 90 up to its record. */
  lines: ReadonlyMap<string, readonly { at: string; value: number }[]>;
  locale: Locale;
}

const LINE_DAYS = 90;

/** A list of records, each a sentence made of its numbers. */
export async function RecordRows({ records, lines, locale }: Props) {
  const t = await getTranslations('records');
  return records.map((record) => {
    const { key, type, at, value, unit, before } = record;
    const digits = digitsOf([value, before?.value ?? value]);
    const print = (one: number) => withUnit(formatFigure(one, { digits }), unit, locale);
    const { phrase, day } = recordPhrase(record, locale);
    const line = (lines.get(key) ?? []).filter((point) => point.at <= at).slice(-LINE_DAYS);
    return (
      <article key={`${key}-${at}-${phrase}`} className="entry">
        <div className="entry-gutter pt-5">
          <TimeText at={at}>
            <DateNumber day={at} locale={locale} className="text-[24px] md:text-[28px]" />
          </TimeText>
        </div>
        <div className="entry-body grid gap-x-8 border-t border-rule py-5 md:grid-cols-[1fr_220px]">
          <div lang={foreignLang(record.lang, locale)}>
            <h2 className={`text-[19px] leading-snug ${isLongStanding(record) ? '' : 'font-semibold'}`}>
              <Link href={href(locale, 'dataType', { type })}>
                <Headline
                  text={t('sentence', { name: record.name, value: print(value), stands: t(phrase, { day }) })}
                  lang={locale}
                />
              </Link>
            </h2>
            <p className="mt-1 text-[15px] text-ink-2">
              {before &&
                t('beat', { value: print(before.value), day: formatDate(before.at, locale, 'date') })}
              {record.isSample && <SampleMark word={t('sample')} />}
            </p>
          </div>
          {line.length > 1 && (
            <div className="max-md:mt-3">
              <Sparkline values={line.map((point) => point.value)} />
            </div>
          )}
        </div>
      </article>
    );
  });
}

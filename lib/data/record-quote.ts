import 'server-only';
import { getTranslations } from 'next-intl/server';
import { absolute, siteName } from '@/lib/platform/config/site';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { digitsApart, formatFigure } from '@/lib/platform/numbers/figures';
import { href } from '@/lib/platform/routing/href';
import type { Series } from './read';
import { recordDay, recordPhrase, type SeriesRecord } from './record';
import { withoutHyphens } from './type-name';
import { withUnit } from './with-unit';

/** A record in one sentence: `BTC价格97,412美元，有记录以来最高`. */
export async function recordSentence(record: SeriesRecord, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'records' });
  const { value, unit, before, name } = record;
  const digits = digitsApart(value, before?.value ?? value);
  const { phrase, day } = recordPhrase(record, locale);
  const printed = withUnit(formatFigure(value, { digits }), unit, locale);
  return t('sentence', { name, value: printed, stands: t(phrase, { day }) });
}

/**
 * What the quote button copies: the sentence, its day, whether its source has stopped since, and the address of the
 * series.
 * @param series null when it does not exist any more
 */
export async function recordQuote(
  record: SeriesRecord,
  series: Pick<Series, 'stoppedAt'> | null,
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'records' });
  const data = await getTranslations({ locale, namespace: 'data' });
  const day = recordDay(record.at);
  const stoppedAt = series?.stoppedAt ?? null;
  const isStopped = stoppedAt !== null && recordDay(stoppedAt) <= day;
  return t('quotation', {
    sentence: withoutHyphens(await recordSentence(record, locale)),
    day: formatDate(day, locale, 'date'),
    stopped: isStopped ? data('stopped', { time: formatDate(day, locale, 'date') }) : '',
    sample: record.isSample ? t('quotedSample') : '',
    site: siteName(locale),
    url: absolute(href(locale, 'dataType', { type: record.type })),
  }).replace(/\s+/g, ' ');
}

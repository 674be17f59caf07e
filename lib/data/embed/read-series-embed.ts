import 'server-only';
import { getTranslations } from 'next-intl/server';
import { absolute } from '@/lib/platform/config/site';
import { type Locale, HTML_LANG } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import { href } from '@/lib/platform/routing/href';
import type { EmbedTheme } from '@/lib/publishing/embed/theme';
import { readSeries } from '../read';
import { seriesEmbed } from './series-embed';
import { withoutHyphens } from '../type-name';
import { updatedWords } from '../updated-words';
import { withUnit } from '../with-unit';

/** Days of points shown in a frame. */
const EMBED_DAYS = 365;

/** The page with a series for a frame on another site; null when no series has this key, or it has no values yet. */
export async function readSeriesEmbed(
  key: string,
  locale: Locale,
  theme: EmbedTheme = 'light',
): Promise<string | null> {
  const t = await getTranslations({ locale, namespace: 'data' });
  const series = await readSeries(key, readerLanguage(locale), { by: 'day' });
  const values = series?.points.slice(-EMBED_DAYS).map(({ value }) => value) ?? [];
  const last = values.at(-1);
  if (!series || last === undefined) return null;
  return seriesEmbed(values, {
    lang: HTML_LANG[locale],
    theme,
    name: withoutHyphens(series.name),
    value: withUnit(formatFigure(last, { digits: digitsOf([last]) }), series.unit, locale),
    credit: [
      t('source', { source: series.source }),
      updatedWords(series, t, locale),
      series.isSample ? t('sample') : '',
    ].join(''),
    url: absolute(href(locale, 'dataType', { type: series.type })),
    link: t('seeMore'),
  });
}

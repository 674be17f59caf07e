import 'server-only';
import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/platform/dates/dates';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { pageCard } from '@/lib/publishing/share-picture/page-card';
import { curveCode } from './curve-code';
import type { Series } from './read';
import { withoutHyphens } from './type-name';
import { withUnit } from './with-unit';

/** The seed that chooses the colours of the curve. */
const SEED = 1;
/** The days a card is drawn from; the page and its picture must use the same number. */
export const CARD_DAYS = 365;

/** The share card of a type of series: the curve of the first one, its last value and the day of that value. */
export async function dataCard(
  type: string,
  name: string,
  series: readonly Series[],
  locale: Locale,
): Promise<ShareCard> {
  const t = await getTranslations({ locale, namespace: 'data' });
  const card = pageCard(
    href(locale, 'dataType', { type }),
    name,
    t('typeDescription', { name }),
    locale,
    false,
  );
  const [first] = series;
  return first ? withCurve(card, first, locale) : card;
}

/** The share card of one series. */
export async function seriesCard(series: Series, locale: Locale): Promise<ShareCard> {
  const name = withoutHyphens(series.name);
  const card = pageCard(
    href(locale, 'dataType', { type: series.type }),
    name,
    series.description,
    locale,
    false,
  );
  return withCurve(card, series, locale);
}

/** A card with the curve of a series, its last value and the day of that. */
async function withCurve(card: ShareCard, series: Series, locale: Locale): Promise<ShareCard> {
  const t = await getTranslations({ locale, namespace: 'data' });
  const last = series.points.at(-1);
  if (!last) return card;
  const code = curveCode(series.points.map(({ value }) => value));
  const meta = [
    withUnit(formatFigure(last.value, { digits: digitsOf([last.value]) }), series.unit, locale),
    formatDate(last.at, locale, 'date'),
    series.isSample ? t('sample') : '',
  ];
  return {
    ...card,
    ...(code !== '' && { kind: 'article' as const, seed: SEED, cover: code }),
    meta: meta.filter(Boolean).join(' · '),
  };
}

import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import { formatDate } from '@/lib/platform/dates/dates';
import { weekdayName } from '@/lib/platform/dates/weekday';
import { localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { digitsOf, formatFigure, formatPercent } from '@/lib/platform/numbers/figures';
import { href } from '@/lib/platform/routing/href';
import { blank } from '@/lib/publishing/share-picture/blank-card';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import type { LedgerSheet } from '@/lib/publishing/share-picture/ledger-sheet';
import { endOfDayPrices } from './end-of-day-prices';

type Ledger = CallOutput<'dayLedger'>;

const NUMBER_LENGTH = 3;

/**
 * The picture of a day's flashes (its "ledger"). Null for a day that is not over or has no flashes, and when the call
 * failed.
 */
export async function ledgerCard(day: string, language: ReaderLanguage): Promise<ShareCard | null> {
  const { locale } = language;
  const outcome = await call(
    'dayLedger',
    { day, locale },
    { tags: [tags.kind('flash')], revalidate: LIFETIMES.list },
  );
  if (!outcome.ok) return null;
  const ledger = outcome.data;
  const t = await getTranslations({ locale, namespace: 'ledger' });
  return {
    ...blank(locale, href(locale, 'newsDay', { day })),
    kind: 'list',
    lang: locale,
    title: t('title', { date: formatDate(day, locale, 'date') }),
    ledger: await toSheet(ledger, language),
  };
}

async function toSheet(ledger: Ledger, language: ReaderLanguage): Promise<LedgerSheet> {
  const { locale } = language;
  const t = await getTranslations({ locale, namespace: 'ledger' });
  const { day, total, important, hours } = ledger;
  const busiest = hours.reduce((best, hour) => (hour.count > best.count ? hour : best));
  const number = (value: number) => String(value).padStart(NUMBER_LENGTH, '0');
  const prices = await endOfDayPrices(day, language);
  return {
    // The year is included, since the picture may be seen in later years.
    kicker: [t('name'), day.slice(0, 4), weekdayName(day, locale), 'UTC+8'],
    date: formatDate(day, locale, 'monthDay'),
    squareNote: t('squares'),
    summary: t('summary', { total, important, hour: String(busiest.hour).padStart(2, '0') }),
    hours: hours.map(({ hour, count, important: keys, entries }) => ({
      label: String(hour).padStart(2, '0'),
      count,
      important: keys,
      lines: entries.map(({ title, lang, is_important: isImportant }) => ({
        title: localText(title, lang, language),
        lang,
        isImportant,
      })),
    })),
    closeLabel: t('close'),
    prices: prices.map(({ symbol, price, change }) => ({
      symbol,
      price: formatFigure(price, { digits: digitsOf([price]) }),
      change: formatPercent(change, { digits: 2, isSigned: true }),
      colour: colourOf(change, locale === 'en'),
    })),
    foot: [t('written', { first: number(Math.min(1, total)), last: number(total) }), t('unchanged')],
    qrNote: t('scan', { total }),
  };
}

/** The colour of a change: in Chinese red means rising prices, in English green does. */
function colourOf(change: number, isGreenUp: boolean): string {
  const [red, green] = ['#C4162A', '#0A7349'];
  return change >= 0 === isGreenUp ? green : red;
}

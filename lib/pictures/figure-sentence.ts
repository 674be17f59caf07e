import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Figure } from '@/backend/contract/figures/figure';

/** The kinds of which something can be said when their names are not in the reader's language. */
const COUNTED = ['span', 'bars', 'steps', 'area', 'rows', 'dates', 'places'] as const;
/** The kinds whose sentence has a name, a value. */
const WITH_LABEL: readonly Figure['kind'][] = ['span', 'bars', 'steps', 'area', 'rows', 'squares', 'split'];
const WITHOUT_VALUE: readonly Figure['kind'][] = ['span'];

/**
 * A drawn cover in a sentence of the page's language, with the story's own names and values. Without a name or a value
 * that the sentence needs, it says only how many there are, or nothing.
 */
export async function figureSentence({ kind, count, subject, label, value }: Figure): Promise<string> {
  const t = await getTranslations('figure');
  const locale = await getLocale();
  // Twelve months given by number only may begin with any month, so they have no names.
  const isCounted = kind === 'bars' && count === MONTHS && /^\d+$/.test(label);
  const name = isCounted ? t('month', { number: label }) : (slotName(kind, count, label, locale) ?? label);
  const about = subject === '' ? '' : t('about', { subject });
  const isWhole =
    (name !== '' || !WITH_LABEL.includes(kind)) && (value !== '' || WITHOUT_VALUE.includes(kind));
  if (isWhole) return `${about}${t(kind, { count, label: name, value })}`;
  const counted = COUNTED.find((each) => each === kind);
  return counted === undefined ? '' : `${about}${t(`counted.${counted}`, { count })}`;
}

/** The date of a Monday, 1 January, from which the names of weekdays are taken. */
const FIRST_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const MONTHS = 12;
const HOURS = 24;
const WEEKDAYS = '一二三四五六日';

/** The name of the highest hour or weekday; null for other figures. */
function slotName(kind: Figure['kind'], count: number, label: string, locale: string): string | null {
  if (kind !== 'bars') return null;
  const hour = /^0?(\d{1,2})(?::00|时|時|點|点)?$/.exec(label)?.[1];
  if (count === HOURS && hour !== undefined) return `${hour.padStart(2, '0')}:00`;
  const day = label.length === 1 ? WEEKDAYS.indexOf(label) : -1;
  if (day < 0) return null;
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    FIRST_MONDAY + day * DAY_MS,
  );
}

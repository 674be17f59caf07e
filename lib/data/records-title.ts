import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import { pageDay } from '@/lib/platform/dates/page-day';
import { formatDate } from '@/lib/platform/dates/dates';

const DAY_MS = 86_400_000;

/**
 * How many records the last day brought that was counted, with the name of that day: yesterday for readers in UTC+8,
 * except before 08:00, when the last day of UTC that is over is the day before.
 * @param count the records of that day
 * @param settled that day
 */
export async function recordsTitle(count: number, settled: string, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'records' });
  const isYesterday = Date.parse(pageDay()) - Date.parse(settled) === DAY_MS;
  const day = isYesterday ? t('yesterday') : t('onDay', { day: formatDate(settled, locale, 'day') });
  return count > 0 ? t('ofDay', { day, count }) : t('noneOfDay', { day });
}

import type { Locale } from './i18n/locales';

const LANGUAGE: Record<Locale, string> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en' };
const MINOR_PER_MAJOR = 100;

/** ¥280, HK$480.50: an amount in minor units, without decimals when it is whole. */
export function formatMoney(minor: number, currency: string, locale: Locale): string {
  const isWhole = minor % MINOR_PER_MAJOR === 0;
  return new Intl.NumberFormat(LANGUAGE[locale], {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(minor / MINOR_PER_MAJOR);
}

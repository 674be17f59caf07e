import type { Locale } from '@/backend/contract/locale';

/** The languages a correction must be written in: one Chinese script is enough for both. */
export function correctionLangs(langs: readonly Locale[]): Locale[] {
  const chinese = langs.find((lang) => lang !== 'en');
  return langs.filter((lang) => lang === 'en' || lang === chinese);
}

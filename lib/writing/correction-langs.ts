import type { Locale } from '@/backend/contract/locale';

/** The languages a correction needs a sentence in: one of the two forms of Chinese serves both. */
export function correctionLangs(langs: readonly Locale[]): Locale[] {
  const chinese = langs.find((lang) => lang !== 'en');
  return langs.filter((lang) => lang === 'en' || lang === chinese);
}

import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

/** Says that a text is not in the page's language; nothing when it is. */
export async function LanguageMark({ lang, locale }: { lang: Locale; locale: Locale }) {
  if (lang === locale) return null;
  const t = await getTranslations('common');
  return <span className="border border-ctl px-1 text-[12.5px] leading-[1.4]">{t(lang === 'en' ? 'inEnglish' : 'inChinese')}</span>;
}

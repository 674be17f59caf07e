import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import { WrittenIn } from './written-in';

/** Says that a text is not in the page's language; nothing when it is. */
export async function LanguageBadge({ lang, locale }: { lang: Locale; locale: Locale }) {
  if (lang === locale) return null;
  const t = await getTranslations('common');
  return <WrittenIn label={t(lang === 'en' ? 'inEnglish' : 'inChinese')} />;
}

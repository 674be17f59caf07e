import { getTranslations } from 'next-intl/server';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  /** Language of the text. */
  lang: Locale;
  /** Language of the page. */
  locale: Locale;
  className: string;
}

/** Says that a text exists only in another language than the page's; nothing when it is in the page's. */
export async function OtherLanguageNote({ lang, locale, className }: Props) {
  const t = await getTranslations('common');
  if (!foreignLang(lang, locale)) return null;
  return <p className={className}>{t(lang === 'en' ? 'englishOnly' : 'chineseOnly')}</p>;
}

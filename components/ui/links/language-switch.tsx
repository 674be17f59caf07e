'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { HTML_LANG, LOCALES, SWITCH_LABEL, type Locale } from '@/lib/platform/language/locales';
import { repeatedPress } from '@/lib/platform/navigation/repeated-press';
import { rememberChoice } from '@/lib/platform/language/choice';
import { useLanguage } from '@/lib/platform/language/use-language';
import { savesData } from '@/lib/platform/navigation/saves-data';

const NAMES: Record<Locale, string> = { 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文', en: 'English' };

interface Props {
  locale: Locale;
  label: string;
  /** What is shown for each language. */
  names?: Record<Locale, string>;
  className?: string;
  /** The languages to choose from, in their order. */
  locales?: readonly Locale[];
}

/** 简 繁 EN: plain links to the same page in the other languages, switched in place when scripts run. */
export function LanguageSwitch({
  locale,
  label,
  names = SWITCH_LABEL,
  className = 'gap-3',
  locales = LOCALES,
}: Props) {
  const router = useRouter();
  const { shown, change, addressIn, isHongKong } = useLanguage(locale);

  const choose = (event: MouseEvent, chosen: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    rememberChoice({ locale: chosen, isHongKong });
    void change(chosen);
  };

  return (
    <nav aria-label={label} className={`flex items-center text-base ${className}`}>
      {locales.map((lang) => (
        <a
          key={lang}
          {...repeatedPress('language')}
          href={addressIn(lang)}
          hrefLang={HTML_LANG[lang]}
          lang={isHongKong && lang === 'zh-Hant' ? 'zh-Hant-HK' : HTML_LANG[lang]}
          title={NAMES[lang]}
          aria-label={`${SWITCH_LABEL[lang]} ${NAMES[lang]}`}
          aria-current={lang === shown ? 'true' : undefined}
          onClick={(event) => choose(event, lang)}
          onPointerEnter={() => savesData() || router.prefetch(addressIn(lang))}
          suppressHydrationWarning
          className="language-choice"
        >
          <span>{names[lang]}</span>
        </a>
      ))}
    </nav>
  );
}

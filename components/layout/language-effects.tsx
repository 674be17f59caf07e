'use client';

import { useEffect, useLayoutEffect } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { endChange } from '@/lib/language/change';
import { followed, hearChoices } from '@/lib/language/choice';
import { useLanguage } from '@/lib/language/use-language';

/** Ends a change of language when the page stands in it, and follows choices made in other tabs. */
export function LanguageEffects({ locale }: { locale: Locale }) {
  const { change, isHongKong } = useLanguage(locale);

  useLayoutEffect(() => endChange(locale), [locale]);
  useEffect(() => hearChoices((choice) => change(followed(choice, isHongKong))), [change, isHongKong]);

  return null;
}

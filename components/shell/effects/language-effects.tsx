'use client';

import { useEffect, useLayoutEffect } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import { endChange } from '@/lib/platform/language/change';
import { localeToFollow, subscribeChoices } from '@/lib/platform/language/choice';
import { useLanguage } from '@/lib/platform/language/use-language';

/** Finishes a change of language once the page is shown in it, and follows choices made in other tabs. */
export function LanguageEffects({ locale }: { locale: Locale }) {
  const { change, isHongKong } = useLanguage(locale);

  useLayoutEffect(() => endChange(locale), [locale]);
  useEffect(
    () => subscribeChoices((choice) => void change(localeToFollow(choice, isHongKong))),
    [change, isHongKong],
  );

  return null;
}

'use client';

import { useEffect, useState } from 'react';
import { postCall } from '@/lib/platform/calls/browser';
import { isChanging } from '@/lib/platform/language/change';
import type { Locale } from '@/lib/platform/language/locales';

const DELAY_MS = 200;

/**
 * Says, once the results are there, that this reader has searched: the page itself is made without knowing who reads it.
 * Once in whatever languages it is read.
 */
export function RecordSearch({ keyword, locale }: { keyword: string; locale: Locale }) {
  const [isTranslation] = useState(isChanging);

  useEffect(() => {
    if (isTranslation) return;
    const timer = setTimeout(() => void postCall('recordSearch', { keyword }, locale), DELAY_MS);
    return () => clearTimeout(timer);
  }, [keyword, locale, isTranslation]);

  return null;
}

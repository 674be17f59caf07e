'use client';

import { useEffect, useState } from 'react';
import { postCall } from '@/lib/platform/calls/post-call';
import { isChanging } from '@/lib/platform/language/change';
import type { Locale } from '@/lib/platform/language/locales';

const DELAY_MS = 200;

interface Props {
  keyword: string;
  /** Proves to the backend that the search was shown by this page; see `searchToken`. */
  token: string;
  locale: Locale;
}

/**
 * Records the search shortly after its results are shown, from the browser because the page is rendered without
 * knowing its reader. A change of language does not record it again.
 */
export function RecordSearch({ keyword, token, locale }: Props) {
  const [isTranslation] = useState(isChanging);

  useEffect(() => {
    if (isTranslation) return;
    const timer = setTimeout(() => void postCall('recordSearch', { keyword, token }, locale), DELAY_MS);
    return () => clearTimeout(timer);
  }, [keyword, token, locale, isTranslation]);

  return null;
}

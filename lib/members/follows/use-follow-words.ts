import { useEffect, useState } from 'react';
import { getJson } from '@/lib/platform/calls/browser';
import type { Locale } from '@/lib/platform/language/locales';
import type { FollowWords } from './words';

/** The words of the choice of a follow, loaded when it opens; null until then. */
export function useFollowWords(locale: Locale, isOpen: boolean): FollowWords | null {
  const [words, setWords] = useState<FollowWords | null>(null);
  useEffect(() => {
    if (isOpen) getJson<FollowWords>(`/api/follow-words?locale=${locale}`).then(setWords, () => undefined);
  }, [locale, isOpen]);
  return words;
}

import { useEffect, useState } from 'react';
import { getJson } from '@/lib/platform/calls/browser';
import type { Locale } from '@/lib/platform/language/locales';
import type { FollowWords } from './words';

/**
 * The words of the choice of a follow, loaded when it opens; null until then.
 * @param fail is called when they cannot be loaded; the same function each time
 */
export function useFollowWords(locale: Locale, isOpen: boolean, fail: () => void): FollowWords | null {
  const [words, setWords] = useState<FollowWords | null>(null);
  useEffect(() => {
    if (isOpen) getJson<FollowWords>(`/api/follow-words?locale=${locale}`).then(setWords, fail);
  }, [locale, isOpen, fail]);
  return words;
}

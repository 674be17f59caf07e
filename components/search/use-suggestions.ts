import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import { getJson } from '@/lib/platform/calls/browser';

const PAUSE_MS = 160;

/**
 * Suggestions for the typed text; none while it is empty. While loading, and when that fails, the previous
 * suggestions stay.
 */
export function useSuggestions(text: string, isWanted: boolean, locale: Locale): string[] {
  const [suggestions, setFound] = useState<{ text: string; list: string[] }>({ text: '', list: [] });
  const typed = text.trim();

  useEffect(() => {
    if (!isWanted || typed === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const address = `/api/search-suggest?${new URLSearchParams({ q: typed, locale })}`;
        setFound({ text: typed, list: await getJson<string[]>(address, stop.signal) });
      } catch {
        // The previous suggestions stay, and no error is shown.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, isWanted, locale]);

  return isWanted && typed !== '' ? suggestions.list.filter((suggestion) => suggestion !== typed) : [];
}

import { useEffect, useState } from 'react';
import type { EntrySheet } from '@/lib/directory/atlas/sheet';
import { getJson } from '@/lib/platform/calls/browser';

/** Loads the sheet of an entry: null while loading or without a key, false when loading failed. */
export function useEntrySheet(key: string | null, locale: string) {
  const [result, setHeld] = useState<{ key: string; sheet: EntrySheet | false } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (key === null) return undefined;
    const stop = new AbortController();
    getJson<EntrySheet>(`/api/atlas/${key}?locale=${locale}`, stop.signal)
      .then((sheet) => setHeld({ key, sheet }))
      .catch(() => !stop.signal.aborted && setHeld({ key, sheet: false }));
    return () => stop.abort();
  }, [key, locale, tries]);
  return {
    sheet: result && result.key === key ? result.sheet : null,
    again: () => {
      setHeld(null);
      setTries((count) => count + 1);
    },
  };
}

import { useEffect, useState } from 'react';
import { postCall } from '@/lib/platform/calls/browser';
import { hasSession } from '@/lib/accounts/use-member';
import type { Locale } from '@/lib/platform/language/locales';

export interface SearchRecord {
  id: number;
  keyword: string;
}

/** How many are shown before anything is typed, and beside suggestions. */
const MOST = { empty: 8, typed: 3 };
const NONE: SearchRecord[] = [];

/**
 * A member's own past searches that contain the typed text, read whenever the field opens; none without a session.
 * The typed text itself is left out. `hasFailed` tells that the last removal was refused.
 */
export function useSearchRecords(text: string, isOpen: boolean, locale: Locale) {
  const [records, setRecords] = useState(NONE);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isOpen || !hasSession()) return;
    let isWanted = true;
    void postCall('searchRecords', {}, locale).then((reply) => {
      if (isWanted) setRecords(reply.ok ? reply.data.list : NONE);
    });
    return () => {
      isWanted = false;
      // The field may be opened next by another member.
      setRecords(NONE);
      setFailed(false);
    };
  }, [isOpen, locale]);

  /** Removes one record, or all of them: here at once. They come back when the backend refuses or does not answer. */
  const remove = async (id?: number) => {
    const before = records;
    setFailed(false);
    setRecords(id === undefined ? NONE : before.filter((record) => record.id !== id));
    const reply = await postCall('deleteSearchRecords', { id }, locale);
    const isGone = reply.ok || reply.key === 'notFound';
    if (isGone) return;
    setRecords(before);
    setFailed(true);
  };

  const typed = text.trim().toLowerCase();
  const shown = records
    .filter(({ keyword }) => keyword !== text.trim() && keyword.toLowerCase().includes(typed))
    .slice(0, typed === '' ? MOST.empty : MOST.typed);
  return { records: shown, hasFailed, remove, clear: () => remove() };
}

import { useEffect, useState } from 'react';
import { postCall } from '@/lib/platform/calls/post-call';
import { hasSession } from '@/lib/accounts/use-member';
import type { Locale } from '@/lib/platform/language/locales';

export interface SearchRecord {
  id: number;
  keyword: string;
}

/** Maximum number shown: while nothing is typed, and together with suggestions. */
const MAX_SHOWN = { empty: 8, typed: 3 };
const NO_RECORDS: SearchRecord[] = [];

/**
 * A member's own past searches that contain the typed text, except that text itself. They are read whenever the field
 * opens; none without a session. `hasFailed` says that the last removal failed.
 */
export function useSearchRecords(text: string, isOpen: boolean, locale: Locale) {
  const [records, setRecords] = useState(NO_RECORDS);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isOpen || !hasSession()) return;
    let isWanted = true;
    void postCall('searchRecords', {}, locale).then((reply) => {
      if (isWanted) setRecords(reply.ok ? reply.data.list : NO_RECORDS);
    });
    return () => {
      isWanted = false;
      // Another member may open the field next, so the records are not left in memory.
      setRecords(NO_RECORDS);
      setFailed(false);
    };
  }, [isOpen, locale]);

  /** Removes one record, or all, from the list at once; restores them when the backend refuses or does not answer. */
  const remove = async (id?: number) => {
    const before = records;
    setFailed(false);
    setRecords(id === undefined ? NO_RECORDS : before.filter((record) => record.id !== id));
    const reply = await postCall('deleteSearchRecords', { id }, locale);
    const isGone = reply.ok || reply.key === 'notFound';
    if (isGone) return;
    setRecords(before);
    setFailed(true);
  };

  const typed = text.trim().toLowerCase();
  const shown = records
    .filter(({ keyword }) => keyword !== text.trim() && keyword.toLowerCase().includes(typed))
    .slice(0, typed === '' ? MAX_SHOWN.empty : MAX_SHOWN.typed);
  return { records: shown, hasFailed, remove, clear: () => remove() };
}

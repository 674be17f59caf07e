import { useLocale } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Opening } from '@/lib/writing/opening';
import { createDraft, type Draft } from '@/lib/writing/saving/draft-store';

/** The draft of an editor page. Every change renders the page again, except typing in the text. */
export function useDraft(user: number, opening: Opening): Draft {
  const locale = useLocale();
  const [draft] = useState(() => createDraft(user, opening, locale));
  useSyncExternalStore(draft.onChange, draft.revision, draft.revision);

  useEffect(() => {
    const { saver, copies } = draft;
    const write = () => void copies.write();
    const online = () => void (saver.state().step === 'offline' && saver.resume());
    window.addEventListener('pagehide', write);
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', write);
    return () => {
      window.removeEventListener('pagehide', write);
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', write);
      write();
      saver.stop();
    };
  }, [draft]);

  return draft;
}

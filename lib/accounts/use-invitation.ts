import { useSyncExternalStore } from 'react';
import { readStored, store } from '@/lib/platform/storage/browser-storage';

const STORED = 'lx_invitation';

/** Also hears of an invitation that is opened in a tab with this page: the browser then loads no other document. */
function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/**
 * The key of the invitation this page was opened with; null without one. It stands after `#`, which browsers send to no
 * server, and stays in this tab's storage while its owner signs in.
 */
export const useInvitation = (): string | null => useSyncExternalStore(subscribe, readInvitation, () => null);

function readInvitation(): string | null {
  const key = location.hash.slice(1);
  if (key === '') return readStored(STORED);
  store(STORED, key);
  history.replaceState(history.state, '', location.pathname);
  return key;
}

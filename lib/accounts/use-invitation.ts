import { useSyncExternalStore } from 'react';
import { readStored, store } from '@/lib/platform/storage/browser-storage';

const STORED = 'lx_invitation';

const never = () => () => {};

/**
 * The key of the invitation this page was opened with; null without one. It stands after `#`, which browsers send to no
 * server, and stays in this tab's storage while its owner signs in.
 */
export const useInvitation = (): string | null => useSyncExternalStore(never, readInvitation, () => null);

function readInvitation(): string | null {
  const key = location.hash.slice(1);
  if (key === '') return readStored(STORED);
  store(STORED, key);
  history.replaceState(history.state, '', location.pathname);
  return key;
}

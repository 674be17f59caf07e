import { useEffect } from 'react';

/**
 * Keeps the screen on while the page is visible, for a ticket shown at the gate. Does nothing in browsers without
 * support.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      const sentinel = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void sentinel?.release();
      else lock = sentinel;
    };
    void request();
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, [isWanted]);
}

'use client';

import { useSyncExternalStore } from 'react';
import { hungAddress, isWaiting, onWaiting } from '@/lib/platform/navigation/waiting';

interface Props {
  labels: { loading: string; failed: string; retry: string };
}

/** A bar over the page while another page is loading, and a retry button when that takes too long. */
export function LoadingOverlay({ labels }: Props) {
  const isLoading = useSyncExternalStore(onWaiting, isWaiting, () => false);
  const address = useSyncExternalStore(onWaiting, hungAddress, () => null);
  return (
    <>
      <div role="status" className="no-print">
        {isLoading && (
          <p className="loading-bar">
            <span className="sr-only">{labels.loading}</span>
          </p>
        )}
      </div>
      {address !== null && (
        <div
          role="alert"
          className="no-print fixed inset-x-0 bottom-[var(--foot,0px)] z-40 flex items-center gap-6 bg-ink px-5 py-2 text-base text-paper md:inset-x-auto md:start-6 md:bottom-6"
        >
          <p>{labels.failed}</p>
          <button
            type="button"
            onClick={() => location.assign(address)}
            className="ms-auto min-h-11 font-bold underline underline-offset-4 outline-paper"
          >
            {labels.retry}
          </button>
        </div>
      )}
    </>
  );
}

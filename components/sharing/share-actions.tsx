'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { ReadingIcon } from '@/components/ui/icons/reading-icon';
import { Toast } from '@/components/ui/notices/toast';

interface Props {
  url: string;
  title: string;
  labels: { copy: string; copied: string; failed: string; more: string };
}

const subscribeToNothing = () => () => {};

/** The share buttons that need scripts: copy the address, and the device's share sheet where it has one. */
export function ShareActions({ url, title, labels }: Props) {
  const [toast, setToast] = useState<string | null>(null);
  const canShare = useSyncExternalStore(
    subscribeToNothing,
    () => 'share' in navigator,
    () => false,
  );
  const closeToast = useCallback(() => setToast(null), []);

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setToast(labels.copied),
      () => setToast(labels.failed),
    );
  // Closing the share sheet rejects, too, and is not an error.
  const share = () => navigator.share({ url, title }).catch(() => undefined);

  return (
    <>
      <button type="button" onClick={copy} className="share-action">
        <ReadingIcon name="copy" />
        {labels.copy}
      </button>
      {canShare && (
        <button type="button" onClick={share} className="share-action">
          <ReadingIcon name="share" />
          {labels.more}
        </button>
      )}
      <Toast text={toast} onEnd={closeToast} />
    </>
  );
}

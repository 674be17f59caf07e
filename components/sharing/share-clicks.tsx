'use client';

import { useCallback, useEffect, useState } from 'react';
import { Toast } from '@/components/ui/notices/toast';

interface Props {
  labels: { copied: string; failed: string };
}

/**
 * Sharing from lists. Without scripts the links lead to the share bar of the story. With scripts, touch devices open
 * their share sheet and others copy the address. One listener serves all rows.
 */
export function ShareClicks({ labels }: Props) {
  const [toast, setToast] = useState<string | null>(null);
  const closeToast = useCallback(() => setToast(null), []);

  useEffect(() => {
    const share = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-share]') : null;
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const url = link.href.replace(/#.*$/, '');
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
        navigator.share({ url, title: link.dataset.share }).catch(() => undefined);
        return;
      }
      navigator.clipboard.writeText(url).then(
        () => setToast(labels.copied),
        () => setToast(labels.failed),
      );
    };
    document.addEventListener('click', share);
    return () => document.removeEventListener('click', share);
  }, [labels]);

  return <Toast text={toast} onEnd={closeToast} />;
}

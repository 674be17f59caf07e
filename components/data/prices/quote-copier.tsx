'use client';

import { useCallback, useEffect, useState } from 'react';
import { Toast } from '@/components/ui/notices/toast';

interface Props {
  labels: { copied: string; failed: string };
}

/** Makes the quote buttons of a page (`data-quote`) copy their text; a toast says whether that worked. */
export function QuoteCopier({ labels }: Props) {
  const [toast, setToast] = useState<string | null>(null);
  const closeToast = useCallback(() => setToast(null), []);
  const { copied, failed } = labels;
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-quote]') : null;
      const quote = button?.dataset['quote'];
      if (quote === undefined) return;
      copy(quote).then(
        () => setToast(copied),
        () => setToast(failed),
      );
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [copied, failed]);
  return <Toast text={toast} onEnd={closeToast} />;
}

/** Fails on a page without TLS, too, where browsers have no clipboard. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

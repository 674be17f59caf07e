import { useCallback, useEffect, useState } from 'react';
import { UNDO_SECONDS } from '@/backend/contract/writing/limits';

/** The last item whose change can be undone, for `UNDO_SECONDS`; `left` is in seconds. */
export function useUndo<Item>() {
  const [offered, setOffered] = useState<{ item: Item; left: number } | null>(null);
  const isOpen = offered !== null;

  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(
      () => setOffered((now) => (now && now.left > 1 ? { ...now, left: now.left - 1 } : null)),
      1000,
    );
    return () => clearInterval(timer);
  }, [isOpen]);

  const offer = useCallback((item: Item) => setOffered({ item, left: UNDO_SECONDS }), []);
  const close = useCallback(() => setOffered(null), []);
  return { item: offered?.item ?? null, left: offered?.left ?? 0, offer, close };
}

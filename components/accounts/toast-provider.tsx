'use client';

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Toast } from '@/components/ui/toast';

const NotifyContext = createContext<(text: string | null) => void>(() => undefined);
const ShownContext = createContext<string | null>(null);

/** One toast for everything on a page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState<string | null>(null);
  const closeToast = useCallback(() => setText(null), []);
  return (
    <NotifyContext value={setText}>
      <ShownContext value={text}>{children}</ShownContext>
      <Toast text={text} onEnd={closeToast} />
    </NotifyContext>
  );
}

/** A function that shows a text as the page's toast, for three seconds. */
export const useNotify = (): ((text: string) => void) => useContext(NotifyContext);

/** Takes the page's toast away before its time. */
export function useClearToast(): () => void {
  const show = useContext(NotifyContext);
  return () => show(null);
}

/** What the page's toast says at the moment; null when it is not shown. */
export const useShownToast = () => useContext(ShownContext);

'use client';

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Toast } from '@/components/ui/notices/toast';

const NotifyContext = createContext<(text: string | null) => void>(() => undefined);
const ShownContext = createContext<string | null>(null);

/** One toast shared by everything on a page. */
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

/** A function that hides the page's toast before its time. */
export function useClearToast(): () => void {
  const show = useContext(NotifyContext);
  return () => show(null);
}

/** The text of the page's toast; null when none is shown. */
export const useShownToast = () => useContext(ShownContext);

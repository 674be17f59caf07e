'use client';

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Toast } from '@/components/ui/toast';

const NotifyContext = createContext<(text: string) => void>(() => undefined);

/** One toast for everything on a page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState<string | null>(null);
  const closeToast = useCallback(() => setText(null), []);
  return (
    <NotifyContext value={setText}>
      {children}
      <Toast text={text} onEnd={closeToast} />
    </NotifyContext>
  );
}

/** A function that shows a text as the page's toast, for three seconds. */
export const useNotify = () => useContext(NotifyContext);

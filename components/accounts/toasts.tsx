'use client';

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Toast } from '@/components/ui/toast';

const Saying = createContext<(text: string) => void>(() => undefined);

/** One toast for everything on a page. */
export function SayProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState<string | null>(null);
  const hush = useCallback(() => setText(null), []);
  return (
    <Saying value={setText}>
      {children}
      <Toast text={text} onEnd={hush} />
    </Saying>
  );
}

/** Says a word on what just happened, for three seconds. */
export const useSay = () => useContext(Saying);

'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  children: ReactNode;
}

/** A text cut at four lines, with a button that shows the rest; on phones cut at two, where its page has the rest. */
export function Expandable({ label, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'fits' | 'cut' | 'open'>('fits');

  useEffect(() => {
    const element = box.current;
    if (!element || state === 'open') return;
    const measure = () => setState(element.scrollHeight > element.clientHeight + 1 ? 'cut' : 'fits');
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [state]);

  const open = () => {
    setState('open');
    // The button disappears, so the text gets the focus: keyboard users read on from there.
    box.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <div ref={box} tabIndex={-1} className={state === 'open' ? undefined : 'line-clamp-2 md:line-clamp-4'}>
        {children}
      </div>
      {state === 'cut' && (
        <button
          type="button"
          onClick={open}
          className="type-meta min-h-8 max-md:hidden text-link underline underline-offset-4"
        >
          {label}
        </button>
      )}
    </>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';

/** The title of a whole view of the gate. It gets the focus, so that screen readers read which view replaced the last one. */
export function ViewTitle({ className = '', children }: { className?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={title} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
}

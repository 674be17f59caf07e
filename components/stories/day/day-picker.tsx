'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from '@/lib/platform/navigation/use-navigate';
import { localAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';

/** Loaded when the calendar is opened. */
const MonthGrid = lazy(() =>
  import('@/components/ui/dates/month-grid').then((file) => ({ default: file.MonthGrid })),
);

interface Props {
  locale: Locale;
  label: string;
  months: { previous: string; next: string };
  /** `YYYY-MM-DD`: the selected day, and the last one that can be chosen. */
  day: string;
  max: string;
  className: string;
  /** What the button shows; its label is part of it. */
  children: ReactNode;
}

/** A button that opens a month grid, below it or on a phone at the bottom, and goes to the chosen day. */
export function DayPicker({ locale, label, months, day, max, className, children }: Props) {
  const go = useNavigate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);

  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const choose = (chosen: string) => {
    setOpen(false);
    button.current?.focus();
    go(localAddress(locale, `/news/day/${chosen}`));
  };

  return (
    <span ref={root} className="relative" onKeyDown={close} onBlur={leave}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        {children}
      </button>
      {isOpen && (
        <div
          id={id}
          role="dialog"
          aria-label={label}
          className="fixed inset-x-0 bottom-0 z-30 border-t-[6px] border-ink bg-paper p-3 text-ink md:absolute md:inset-x-auto md:end-0 md:top-full md:bottom-auto md:w-[300px] md:border md:border-t-[6px]"
        >
          <Suspense fallback={<div className="h-[320px]" />}>
            <MonthGrid locale={locale} day={day} max={max} labels={months} onChoose={choose} />
          </Suspense>
        </div>
      )}
    </span>
  );
}

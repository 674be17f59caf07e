'use client';

import { useGo } from '@/lib/platform/navigation/use-go';
import { useRef } from 'react';
import { localAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  locale: Locale;
  label: string;
  /** `YYYY-MM-DD` shown now, and the last one there can be. */
  day: string;
  max: string;
}

/** Opens the browser's own calendar and leads to the chosen day. */
export function DayPicker({ locale, label, day, max }: Props) {
  const go = useGo();
  const field = useRef<HTMLInputElement>(null);

  const open = () => {
    try {
      field.current?.showPicker();
    } catch {
      field.current?.focus();
    }
  };

  return (
    <span className="relative">
      <button type="button" onClick={open} className="min-h-11 hover:underline">
        {label}
      </button>
      <input
        ref={field}
        type="date"
        aria-label={label}
        tabIndex={-1}
        defaultValue={day}
        max={max}
        onChange={({ target }) => target.value && go(localAddress(locale, `/news/day/${target.value}`))}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
    </span>
  );
}

'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { zonedMoment, zoneName } from '@/lib/events/time';

/** A button that shows a time (ISO text) in the reader's own time zone. */
export function OwnZone({ at, label }: { at: string; label: string }) {
  const locale = useLocale();
  const [shown, setShown] = useState<string | null>(null);
  const show = () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const instant = new Date(at);
    setShown(`${zonedMoment(instant, timeZone, locale)} ${zoneName(timeZone, instant, locale)}`);
  };
  return (
    <p role="status">
      {shown ?? (
        <button type="button" onClick={show} className="min-h-6 underline underline-offset-4">
          {label}
        </button>
      )}
    </p>
  );
}

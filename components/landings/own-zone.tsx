'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';

/** A button that shows a time (ISO text) in the reader's own time zone. */
export function OwnZone({ at, label }: { at: string; label: string }) {
  const locale = useLocale();
  const [shown, setShown] = useState<string | null>(null);
  const show = () =>
    setShown(
      new Intl.DateTimeFormat(locale, {
        month: 'numeric',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
      }).format(new Date(at)),
    );
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

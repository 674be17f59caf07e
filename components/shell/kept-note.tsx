'use client';

import { usePathname } from 'next/navigation';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const keptAt = () => document.documentElement.dataset['kept'] ?? '';

/** Says that this page is a copy that was kept, and of when; with the network back, the page is asked for anew. */
export function KeptNote({ label, locale }: { /** With `{time}`. */ label: string; locale: Locale }) {
  const at = useSyncExternalStore(never, keptAt, () => '');
  const path = usePathname();
  const [first] = useState(path);
  const isShown = at !== '' && path === first;
  useEffect(() => {
    if (!isShown) return undefined;
    const renew = () => location.reload();
    window.addEventListener('online', renew);
    return () => window.removeEventListener('online', renew);
  }, [isShown]);
  if (!isShown) return null;
  const time = formatDate(at, locale);
  return (
    <p
      role="status"
      className="no-print fixed inset-x-0 bottom-0 z-40 bg-ink px-5 py-3 text-[15px] text-paper"
    >
      {label.replace('{time}', time)}
    </p>
  );
}

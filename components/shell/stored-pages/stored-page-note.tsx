'use client';

import { usePathname } from 'next/navigation';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { onceAnswered } from '@/lib/platform/offline/once-answered';
import { useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};
const storedAt = () => document.documentElement.dataset['kept'] ?? '';

/** Says that this page is an offline copy, and when it was stored. When the network is back, the page is reloaded. */
export function StoredNote({ label, locale }: { /** With `{time}`. */ label: string; locale: Locale }) {
  const at = useSyncExternalStore(subscribeToNothing, storedAt, () => '');
  const path = usePathname();
  const [first] = useState(path);
  const isShown = at !== '' && path === first;
  useEffect(() => (isShown ? onceAnswered(location.href, () => location.reload()) : undefined), [isShown]);
  if (!isShown) return null;
  const time = formatDate(at, locale);
  return (
    <p
      role="status"
      className="kept-note no-print fixed inset-x-0 bottom-[var(--foot,0px)] z-40 bg-ink px-5 py-3 text-base text-paper"
    >
      {label.replace('{time}', time)}
    </p>
  );
}

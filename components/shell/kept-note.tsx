'use client';

import { usePathname } from 'next/navigation';
import { isAnswered } from '@/lib/platform/calls/browser';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};
const keptAt = () => document.documentElement.dataset['kept'] ?? '';

/** A copy asks this often whether the network is back: the event that says so may come before this page listens. */
const ASK_MS = 3000;

/** Reloads the page as soon as its address answers. Returns what ends the asking. */
function reloadWhenAnswered(): () => void {
  let isAsking = false;
  const ask = async () => {
    if (isAsking || document.hidden) return;
    isAsking = true;
    if (await isAnswered(location.href)) location.reload();
    else isAsking = false;
  };
  const listener = () => void ask();
  window.addEventListener('online', listener);
  const timer = setInterval(listener, ASK_MS);
  return () => {
    window.removeEventListener('online', listener);
    clearInterval(timer);
  };
}

/** Says that this page is an offline copy, and from when. When the network is back, the page is reloaded. */
export function KeptNote({ label, locale }: { /** With `{time}`. */ label: string; locale: Locale }) {
  const at = useSyncExternalStore(subscribeToNothing, keptAt, () => '');
  const path = usePathname();
  const [first] = useState(path);
  const isShown = at !== '' && path === first;
  useEffect(() => (isShown ? reloadWhenAnswered() : undefined), [isShown]);
  if (!isShown) return null;
  const time = formatDate(at, locale);
  return (
    <p
      role="status"
      className="kept-note no-print fixed inset-x-0 bottom-0 z-40 bg-ink px-5 py-3 text-[15px] text-paper"
    >
      {label.replace('{time}', time)}
    </p>
  );
}

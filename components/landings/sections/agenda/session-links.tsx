'use client';

import { useEffect } from 'react';

/**
 * When a reader follows a link to a session on this page, shows the day of that session and closes the sheet that
 * contained the link.
 */
export function SessionLinks() {
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link) show(link.hash);
    };
    const arrive = () => show(location.hash);
    arrive();
    document.addEventListener('click', press);
    addEventListener('hashchange', arrive);
    return () => {
      document.removeEventListener('click', press);
      removeEventListener('hashchange', arrive);
    };
  }, []);
  return null;
}

function show(hash: string): void {
  const session = hash === '' ? null : document.getElementById(hash.slice(1));
  const day = session?.closest('.landing-panel')?.parentElement?.querySelectorAll('input') ?? [];
  for (const choice of day)
    if (choice.nextElementSibling?.nextElementSibling?.contains(session)) choice.checked = true;
  if (day.length === 0) return;
  for (const sheet of document.querySelectorAll<HTMLElement>('.landing-sheet:popover-open'))
    sheet.hidePopover();
  session?.scrollIntoView();
}

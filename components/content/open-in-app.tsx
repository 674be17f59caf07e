'use client';

import type { MouseEvent } from 'react';

const LEAVE_MS = 1000;

interface Props {
  /** `lianxun://article/7` */
  deepLink: string;
  /** The download page: where the link leads without scripts, and a second after the attempt (spec §1). */
  downloadHref: string;
  label: string;
}

/** Opens the item in the app; who has no app lands on the download page. */
export function OpenInApp({ deepLink, downloadHref, label }: Props) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    location.href = deepLink;
    setTimeout(() => {
      if (!document.hidden) location.assign(downloadHref);
    }, LEAVE_MS);
  };
  return (
    <a href={downloadHref} onClick={open} className="btn btn-ink min-h-[38px] px-4 text-[15px]">
      {label}
    </a>
  );
}

'use client';

import { type MouseEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { DOWNLOAD_REDIRECT_MS, inAppBrowser } from '@/lib/download/deep-link';
import { type GuideWords, InAppBrowserGuide } from './in-app-browser-guide';

interface Props {
  /** `lianxun://article/7` */
  link: string;
  /** Where the link leads without scripts, and a second after an attempt that did not open the app. */
  downloadHref: string;
  label: string;
  /** With an icon above the word. */
  hasIcon: boolean;
  guide: GuideWords;
  className: string;
}

/** Tries to open the app. In the built-in browser of a chat app, which cannot, a dialog explains what to do. */
export function OpenInAppButton({ link, downloadHref, label, hasIcon, guide, className }: Props) {
  const overlay = useRef<HTMLDialogElement>(null);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (inAppBrowser(navigator.userAgent)) {
      overlay.current?.showModal();
      return;
    }
    location.href = link;
    setTimeout(() => {
      // A hidden page means that the app has opened. On the download page there is nothing to redirect to.
      if (!document.hidden && location.pathname !== downloadHref) location.assign(downloadHref);
    }, DOWNLOAD_REDIRECT_MS);
  };

  return (
    <>
      <a href={downloadHref} onClick={open} className={className}>
        {hasIcon && <Icon name="external" size={18} />}
        {label}
      </a>
      <InAppBrowserGuide ref={overlay} {...guide} />
    </>
  );
}

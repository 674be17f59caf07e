'use client';

import { type MouseEvent, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { DOWNLOAD_REDIRECT_MS, inAppBrowser } from '@/lib/download/deep-link';

interface Props {
  /** `lianxun://article/7` */
  link: string;
  /** Where the link leads without scripts, and a second after an attempt that did not open the app. */
  downloadHref: string;
  label: string;
  /** With an icon above the word. */
  hasIcon: boolean;
  guide: { title: string; text: string; close: string };
  className: string;
}

/** Tries to open the app. The built-in browser of a chat app cannot: there a dialog says how to go on. */
export function OpenInAppButton({ link, downloadHref, label, hasIcon, guide, className }: Props) {
  const overlay = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (inAppBrowser(navigator.userAgent)) {
      overlay.current?.showModal();
      return;
    }
    location.href = link;
    setTimeout(() => {
      // Hidden: the app has opened. On the download page there is nowhere to go.
      if (!document.hidden && location.pathname !== downloadHref) location.assign(downloadHref);
    }, DOWNLOAD_REDIRECT_MS);
  };

  return (
    <>
      <a href={downloadHref} onClick={open} className={className}>
        {hasIcon && <Icon name="external" size={18} />}
        {label}
      </a>
      <dialog
        ref={overlay}
        aria-labelledby={titleId}
        className="mx-4 mt-4 mb-auto w-auto max-w-[440px] border-t-[6px] border-ink bg-paper p-6 text-ink backdrop:bg-scrim md:mx-auto"
      >
        <p className="text-end">
          <Icon name="arrow-up" size={32} className="inline-block" />
        </p>
        <h2 id={titleId} className="text-[20px]">
          {guide.title}
        </h2>
        <p className="mt-2 leading-relaxed text-ink-2">{guide.text}</p>
        <form method="dialog" className="mt-6">
          <button className="btn btn-ink w-full">{guide.close}</button>
        </form>
      </dialog>
    </>
  );
}

import { useId } from 'react';
import { Icon } from '@/components/ui/icons/icon';

interface GuideWords {
  title: string;
  text: string;
  close: string;
}

/** A modal that explains how to open this page outside the browser of a chat app; opened by the link before it. */
export function InAppBrowserGuide({ title, text, close }: GuideWords) {
  const titleId = useId();
  return (
    <dialog
      aria-labelledby={titleId}
      className="mx-4 mt-4 mb-auto w-auto max-w-[440px] border-t-[6px] border-ink bg-paper p-6 text-ink backdrop:bg-scrim md:mx-auto"
    >
      <p className="text-end">
        <Icon name="arrow-up" size={32} className="inline-block" />
      </p>
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <p className="mt-2 leading-relaxed text-ink-2">{text}</p>
      <form method="dialog" className="mt-6">
        <button className="btn btn-ink w-full">{close}</button>
      </form>
    </dialog>
  );
}

'use client';

import { Link } from '@/components/ui/links/link';
import { Dialog } from '@/components/ui/notices/dialog';
import type { FollowTarget } from '@/lib/members/follows/use-follow';
import { useFollowWords } from '@/lib/members/follows/use-follow-words';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { FollowFields } from './follow-fields';

interface Props {
  target: FollowTarget;
  name: string;
  locale: Locale;
  close: () => void;
  /** Stops following. */
  stop: () => void;
}

/** The choice that opens when something is followed: where, how often, or not any more. It is loaded by the press. */
export function FollowChoice({ target, name, locale, close, stop }: Props) {
  const words = useFollowWords(locale, true, close);
  if (!words) return null;
  const t = words.follows;
  return (
    <Dialog isOpen title={words.title.replace('{name}', name)} closeLabel={t.close} onClose={close}>
      <FollowFields target={target} words={words} locale={locale} />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" className="btn btn-ink" onClick={close}>
          {t.done}
        </button>
        <button
          type="button"
          className="form-link min-h-11"
          onClick={() => {
            stop();
            close();
          }}
        >
          {t.stop}
        </button>
        <Link href={href(locale, 'myFollow')} className="form-link min-h-11 content-center">
          {t.all}
        </Link>
      </div>
    </Dialog>
  );
}

'use client';

import { type MouseEvent, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from '@/components/ui/toast';
import type { MarkKind } from '@/lib/members/reactions';
import { useMark } from '@/lib/members/use-reaction';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  kind: MarkKind;
  id: number;
  locale: Locale;
  /** As the page was made; absent where no number is shown. */
  count?: number;
  labels: { off: string; on: string; failed: string };
  /** Whom or what it is about, for those who hear the button by itself. */
  about?: string;
  /** Without scripts: to the page where one signs up. */
  href: string;
  className?: string;
}

/** Like, collect or follow: a plain link without scripts, a switch with them. Stands inside sentences, too. */
export function MarkButton({ kind, id, locale, count, labels, about, href, className }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const hush = useCallback(() => setSaid(null), []);
  const mark = useMark(kind, id, locale, labels.failed, setSaid);
  const shown = mark.count ?? count ?? 0;

  const press = (event: MouseEvent) => {
    event.preventDefault();
    mark.press();
  };

  return (
    <>
      <a
        href={href}
        rel="nofollow"
        role="button"
        aria-label={about && `${mark.isOn ? labels.on : labels.off} ${about}`}
        aria-pressed={mark.isOn}
        onClick={press}
        onKeyDown={(event) => event.key === ' ' && (event.preventDefault(), mark.press())}
        className={`mark-button ${className ?? ''}`}
      >
        {mark.isOn ? labels.on : labels.off}
        {count !== undefined && shown > 0 && (
          <>
            {' '}
            <span className="n">{shown.toLocaleString(locale === 'en' ? 'en' : 'zh')}</span>
          </>
        )}
      </a>
      {said !== null && createPortal(<Toast text={said} onEnd={hush} />, document.body)}
    </>
  );
}

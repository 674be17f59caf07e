'use client';

import { formatFigure } from '@/lib/platform/numbers/figures';
import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from '@/components/ui/notices/toast';
import type { FollowActs, ReactionKind } from '@/lib/members/reactions';
import { repeatedPress } from '@/lib/platform/navigation/repeated-press';
import { type ChangeReaction, useReaction } from '@/lib/members/use-reaction';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  kind: ReactionKind;
  id: number;
  locale: Locale;
  /** Number of reactions when the page was rendered; without it no number is shown. */
  count?: number;
  labels: { off: string; on: string; failed: string };
  /** The author or story the button is about, for screen readers that read the button alone. */
  about?: string;
  /** Where the link leads without scripts: the page to sign up. */
  href: string;
  /** Icon above the label, filled while the reaction is on. */
  icon?: ReactNode;
  /** For what is followed: how, the same object each time, and what a member's press does instead. */
  acts?: FollowActs;
  onMember?: (reaction: { isOn: boolean; press: () => void; change: ChangeReaction }) => void;
  /** A press from before the member was known was carried out; the same function each time. */
  onTaken?: (change: ChangeReaction) => void;
  className?: string;
}

/** Like, collect or follow: a toggle button, which is a plain link without scripts. It may be inside a sentence. */
export function ReactionButton({
  kind,
  id,
  locale,
  count,
  labels,
  about,
  href,
  icon,
  acts,
  onMember,
  onTaken,
  className,
}: Props) {
  const [toast, setToast] = useState<string | null>(null);
  const closeToast = useCallback(() => setToast(null), []);
  const reaction = useReaction(kind, id, locale, labels.failed, setToast, acts, onTaken);
  const shown = reaction.count ?? count ?? 0;

  const press = () => {
    closeToast();
    if (onMember && reaction.isMember) onMember(reaction);
    else reaction.press();
  };

  return (
    <>
      <a
        {...repeatedPress()}
        href={href}
        rel="nofollow"
        role="button"
        aria-label={about && `${reaction.isOn ? labels.on : labels.off} ${about}`}
        aria-pressed={reaction.isOn}
        onClick={(event: MouseEvent) => (event.preventDefault(), press())}
        onKeyDown={(event) => event.key === ' ' && (event.preventDefault(), press())}
        className={`reaction-button ${className ?? ''}`}
      >
        {icon}
        <span>
          {reaction.isOn ? labels.on : labels.off}
          {count !== undefined && shown > 0 && (
            <>
              {' '}
              <span className="n">{formatFigure(shown)}</span>
            </>
          )}
        </span>
      </a>
      {toast !== null && createPortal(<Toast text={toast} onEnd={closeToast} />, document.body)}
    </>
  );
}

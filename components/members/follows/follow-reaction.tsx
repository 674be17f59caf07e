'use client';

import { type ComponentProps, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FollowKind } from '@/backend/contract/follows/kinds';
import { FOLLOW_ACTS } from '@/lib/members/follows/follow-acts';
import { setReaction } from '@/lib/members/reactions';
import { loadPart } from '@/lib/platform/navigation/load-part';
import { ReactionButton } from '../reaction-button';
import type { FollowChoice } from './follow-choice';

type Shared = Pick<ComponentProps<typeof ReactionButton>, 'id' | 'locale' | 'labels' | 'href' | 'className'>;

interface Props extends Shared {
  kind: FollowKind;
  /** The name of what is followed. */
  about: string;
}

/** Follows something, and opens the choice of how the member is told of it; what is followed is ended there. */
export function FollowReaction({ kind, ...props }: Props) {
  const { id, about, locale } = props;
  const [Choice, setChoice] = useState<typeof FollowChoice | null>(null);
  const acts = FOLLOW_ACTS[kind];
  const reactionKind = kind === 'author' ? 'follow' : kind;

  const open = useCallback(() => {
    // Without the choice, which another press loads again, it is followed as the backend chooses.
    loadPart(() => import('./follow-choice')).then(
      (file) => setChoice(() => file.FollowChoice),
      () => undefined,
    );
  }, []);
  const choose = ({ isOn, press }: { isOn: boolean; press: () => void }) => {
    if (!isOn) press();
    open();
  };

  return (
    <>
      <ReactionButton {...props} kind={reactionKind} acts={acts} onMember={choose} onTaken={open} />
      {Choice &&
        createPortal(
          <Choice
            target={{ kind, id }}
            name={about}
            locale={locale}
            close={() => setChoice(null)}
            stop={() => void setReaction(reactionKind, id, false, locale, acts.set)}
          />,
          document.body,
        )}
    </>
  );
}

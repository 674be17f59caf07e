'use client';

import { type ComponentProps, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FollowKind } from '@/backend/contract/follows/kinds';
import { FOLLOW_ACTS } from '@/lib/members/follows/follow-acts';
import type { ChangeReaction } from '@/lib/members/use-reaction';
import { loadPart } from '@/lib/platform/navigation/load-part';
import { ReactionButton } from '../reaction-button';
import type { FollowChoice } from './follow-choice';

type Shared = Pick<ComponentProps<typeof ReactionButton>, 'id' | 'locale' | 'labels' | 'href' | 'className'>;

interface Props extends Shared {
  kind: FollowKind;
  /** The name of what is followed. */
  about: string;
}

/** The choice, once it is loaded, and what sets the reaction. */
interface Opened {
  Choice: typeof FollowChoice;
  change: ChangeReaction;
}

/** Follows something, and opens the choice of how the member is notified of it; what is followed is ended there. */
export function FollowReaction({ kind, ...props }: Props) {
  const { id, about, locale } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const acts = FOLLOW_ACTS[kind];

  const open = useCallback((change: ChangeReaction) => {
    // Without the choice, which another press loads again, it is followed as the backend chooses.
    loadPart(() => import('./follow-choice')).then(
      (file) => setOpened({ Choice: file.FollowChoice, change }),
      () => undefined,
    );
  }, []);
  const close = useCallback(() => setOpened(null), []);
  const choose = ({ isOn, press, change }: { isOn: boolean; press: () => void; change: ChangeReaction }) => {
    if (!isOn) press();
    open(change);
  };

  return (
    <>
      <ReactionButton
        {...props}
        kind={kind === 'author' ? 'follow' : kind}
        acts={acts}
        onMember={choose}
        onTaken={open}
      />
      {opened &&
        createPortal(
          <opened.Choice
            target={{ kind, id }}
            name={about}
            locale={locale}
            close={close}
            stop={() => void opened.change(false)}
          />,
          document.body,
        )}
    </>
  );
}

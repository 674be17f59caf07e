'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import { useMember } from '@/lib/accounts/use-member';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  id: number;
  locale: Locale;
  /** Number of votes when the page was rendered. */
  votes: number;
}

/** A member's vote for a tool. An anonymous reader gets the login dialog. */
export function ToolVote({ id, locale, votes }: Props) {
  const t = useTranslations('toolsDirectory');
  const { state } = useMember();
  const notify = useNotify();
  const [isVoted, setVoted] = useState(false);
  const isOn = isVoted && state === 'member';
  const [count, setCount] = useState(votes);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (state !== 'member') return undefined;
    let isGone = false;
    void postCall('toolVotes', { ids: [id] }, locale).then((reply) => {
      if (reply.ok && !isGone) setVoted(reply.data.voted.includes(id));
    });
    return () => void (isGone = true);
  }, [state, id, locale]);

  const press = async () => {
    if (state === 'anonymous') return dispatchLogin({ type: 'open', reason: 'like' });
    setBusy(true);
    const reply = await postCall('toolVote', { id, is_on: !isOn }, locale);
    setBusy(false);
    if (!reply.ok) {
      reportSessionEnded(reply);
      return notify(reply.message);
    }
    setVoted(!isOn);
    setCount(reply.data.votes);
  };

  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ActionButton
        type="button"
        aria-pressed={isOn}
        disabled={isBusy}
        onClick={() => void press()}
        className={`btn min-h-11 px-4 ${isOn ? 'btn-ink' : 'btn-line'}`}
      >
        {t(isOn ? 'voted' : 'vote')}
      </ActionButton>
      <span role="status" className="type-meta n">
        {count > 0 && t('votes', { count })}
      </span>
    </p>
  );
}

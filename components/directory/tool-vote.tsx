'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';
import { useMember } from '@/lib/accounts/use-member';

interface Props {
  id: number;
  /** Number of votes when the page was rendered. */
  votes: number;
}

/** A member's vote for a tool. An anonymous reader gets the login dialog. */
export function ToolVote({ id, votes }: Props) {
  const t = useTranslations('toolsDirectory');
  const { state } = useMember();
  const notify = useNotify();
  const { data, mutate } = useCall('toolVotes', state === 'member' ? { ids: [id] } : null, {
    keepPreviousData: false,
  });
  const { isBusy, send } = useAction();
  const isOn = data?.voted.includes(id) ?? false;
  const [count, setCount] = useState(votes);

  const press = async () => {
    if (state === 'anonymous') return dispatchLogin({ type: 'open', reason: 'like' });
    const reply = await send('toolVote', { id, is_on: !isOn });
    if (!reply.ok) return notify(reply.message);
    void mutate({ voted: isOn ? [] : [id] }, { revalidate: false });
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

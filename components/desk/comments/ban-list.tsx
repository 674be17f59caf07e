'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate } from '@/lib/platform/dates/dates';

/** Members who may not comment at the moment: until when, why, by whom. */
export function BanList({ initial }: { initial: CallOutput<'commentBans'>['list'] }) {
  const t = useTranslations('desk.comments');
  const locale = useLocale();
  const { send, isBusy } = useAction();
  const [list, setList] = useState(initial);
  const unban = async (userId: number) => {
    const reply = await send('unbanCommenter', { user_id: userId });
    if (reply.ok) setList(list.filter(({ user_id }) => user_id !== userId));
  };
  if (list.length === 0) return <p className="py-6 text-ink-2">{t('noBans')}</p>;
  return (
    <ul>
      {list.map(({ user_id, name, reason, until, by }) => (
        <li key={user_id} className="flex flex-wrap items-center gap-x-5 border-b border-rule py-2">
          <b>{name}</b>
          <span className="type-meta">
            {t(`reasons.${reason}`)} · {t('bannedUntil', { time: formatDate(until, locale, 'short') })} · {by}
          </span>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void unban(user_id)}
            className="form-link ms-auto min-h-11"
          >
            {t('unban')}
          </button>
        </li>
      ))}
    </ul>
  );
}

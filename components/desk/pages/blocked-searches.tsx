'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { TimeText } from '@/components/ui/dates/time-text';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { unsentText } from '@/lib/platform/forms/unsent-text';

/** Searches blocked from the hot list, with a form to add one and buttons to unblock them. */
export function BlockedSearches({ list }: { list: CallOutput<'blockedSearches'>['list'] }) {
  const t = useTranslations('desk.searches');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [typed, setTyped] = useState('');
  const setBlocked = async (keyword: string, block: boolean) => {
    const reply = await send('blockSearch', { keyword, block });
    if (reply.ok && block) setTyped((now) => unsentText(now, typed));
    notify(reply.ok ? t(block ? 'blocked' : 'let', { keyword }) : reply.message);
    router.refresh();
  };
  return (
    <div className="w-full max-w-[900px] px-4 pt-6 pb-16 md:px-10">
      <h1 className="type-page-title pb-2">{t('title')}</h1>
      <p className="pb-4 text-ink-2">{t('note')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') void setBlocked(typed.trim(), true);
        }}
        className="flex flex-wrap items-end gap-5 pb-5"
      >
        <input
          value={typed}
          maxLength={40}
          aria-label={t('keyword')}
          placeholder={t('keyword')}
          onChange={({ target }) => setTyped(target.value)}
          className="desk-input w-full md:w-72"
        />
        <ActionButton type="submit" disabled={isBusy} className="btn btn-line min-h-10 px-4">
          {t('block')}
        </ActionButton>
      </form>
      {list.length === 0 && <p className="text-ink-2">{t('empty')}</p>}
      <ul className="border-t border-ink">
        {list.map(({ keyword, time }) => (
          <li key={keyword} className="flex items-baseline gap-5 border-b border-rule py-2.5">
            <span className="min-w-0 flex-1 text-lg font-semibold">{keyword}</span>
            <TimeText at={toIso(time)} className="type-meta n">
              {formatDate(time, locale, 'short')}
            </TimeText>
            <ActionButton
              type="button"
              disabled={isBusy}
              aria-label={t('letName', { keyword })}
              onClick={() => void setBlocked(keyword, false)}
              className="form-link"
            >
              {t('letIn')}
            </ActionButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { NarrowTime } from '@/components/desk/flashes/narrow-time';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { RedirectForm } from './redirect-form';

/** A row of the table: the old address, where it leads, how often and when it was last used. */
export function RedirectRow({ redirect }: { redirect: CallOutput<'redirects'>['list'][number] }) {
  const t = useTranslations('desk.redirects');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [isEditing, setIsEditing] = useState(false);
  const { id, from, to, status, hits, hit_time: hitTime } = redirect;
  const remove = async () => {
    if (isBusy) return;
    const reply = await send('removeRedirect', { id });
    notify(reply.ok ? t('removed', { from }) : reply.message);
    router.refresh();
  };
  const act = (word: 'edit' | 'remove', run: () => void) => (
    <button
      type="button"
      aria-label={t('actName', { act: t(word), name: from })}
      onClick={run}
      className="form-link"
    >
      {t(word)}
    </button>
  );
  return (
    <li data-redirect={id} className="entry py-3">
      <span aria-hidden="true" className={hits > 0 ? 'node top-[18px]' : 'node top-[18px] opacity-30'} />
      <span className="entry-gutter pt-0.5 text-sm text-ink-2">
        {hitTime ? (
          <NarrowTime at={toIso(hitTime)} className="n">
            {formatDate(hitTime, locale, 'short')}
          </NarrowTime>
        ) : (
          t('neverUsed')
        )}
      </span>
      <div className="entry-body min-w-0">
        <p className="text-lg leading-normal font-semibold break-all">{from}</p>
        <p className="break-all">
          {status === 410 ? (
            <b className="text-mark">{t('answersGone')}</b>
          ) : (
            <>
              <span aria-hidden="true">→ </span>
              <span className="sr-only">{t('leadsTo')}</span>
              {redirect.is_pattern ? to : <a href={to}>{to}</a>}
            </>
          )}
        </p>
        <p className="type-meta flex flex-wrap gap-x-4">
          {hits > 0 && <b className="n text-ink">{t('hits', { count: hits })}</b>}
          {redirect.is_pattern && <span>{t('isPattern')}</span>}
          <span>{t(redirect.is_imported ? 'byImport' : 'byDesk')}</span>
        </p>
        <p className="flex flex-wrap gap-x-5">
          {act('edit', () => setIsEditing(!isEditing))}
          {act('remove', () => void remove())}
        </p>
        {isEditing && (
          <div className="mt-2 border-t border-rule">
            <RedirectForm redirect={redirect} onClose={() => setIsEditing(false)} />
          </div>
        )}
      </div>
    </li>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { NarrowTime } from '@/components/desk/flashes/narrow-time';

type Row = CallOutput<'realnameRequests'>['list'][number];

/** One request in full, with links to its documents, and the decision. */
export function RealNameEntry({ row }: { row: Row }) {
  const t = useTranslations('desk.realname');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const fieldId = useId();
  const { isBusy, send } = useAction();
  const [reason, setReason] = useState('');
  const { id, name, document_type: type, document_number: number } = row;
  const decide = async (approve: boolean) => {
    const reply = await send('decideRealname', { id, approve, reason });
    notify(reply.ok ? t(approve ? 'approved' : 'rejected', { name }) : reply.message);
    router.refresh();
  };
  return (
    <li className="entry py-4">
      <span aria-hidden="true" className="node top-[22px]" />
      <NarrowTime at={toIso(row.submitted_time)} className="entry-gutter n pt-0.5 text-sm text-ink-2">
        {formatDate(row.submitted_time, locale, 'short')}
      </NarrowTime>
      <div className="entry-body grid gap-2">
        <h2 className="text-lg font-semibold">{name}</h2>
        <p className="flex flex-wrap gap-x-5">
          {type && <span>{t(`types.${type}`)}</span>}
          <span className="n">{number}</span>
          <span className="type-meta">{t('member', { name: row.nickname, id: row.user_id })}</span>
        </p>
        <ul className="flex flex-wrap gap-x-5">
          {row.pictures.map((path, index) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer" className="form-link">
                {t('document', { number: index + 1 })}
              </a>
            </li>
          ))}
        </ul>
        {row.status === 'pending' ? (
          <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
            <label htmlFor={fieldId} className="grid w-0 min-w-[min(100%,240px)] flex-1">
              <span className="type-meta">{t('reason')}</span>
              <input
                id={fieldId}
                value={reason}
                maxLength={300}
                onChange={({ target }) => setReason(target.value)}
                className="desk-input"
              />
            </label>
            <ActionButton
              type="button"
              disabled={isBusy || reason.trim() === ''}
              onClick={() => void decide(false)}
              className="btn btn-line min-h-10 px-4"
            >
              {t('reject')}
            </ActionButton>
            <ActionButton
              type="button"
              disabled={isBusy}
              onClick={() => void decide(true)}
              className="btn btn-ink min-h-10 px-4"
            >
              {t('approve')}
            </ActionButton>
          </div>
        ) : (
          <p className="type-meta">
            {formatDate(row.decided_time, locale, 'short')} {row.reason}
          </p>
        )}
      </div>
    </li>
  );
}

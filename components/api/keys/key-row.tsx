'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import type { CallOutput } from '@/backend/contract/calls';
import { Entry } from '@/components/accounts/login/entry';
import { DayText } from '@/components/ui/dates/day-text';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';
import { isEndingSoon } from '@/lib/api/key-days';
import { formatDate } from '@/lib/platform/dates/dates';
import { EditKey } from './edit-key';
import { RevokeKey } from './revoke-key';

interface Props {
  user: User;
  apiKey: CallOutput<'listApiKeys'>['list'][number];
  onChanged: () => void;
  onRevoked: () => void;
}

/** A key: what it may do, when it was last used and how often, when it ends, and the buttons that change and revoke it. */
export function KeyRow({ user, apiKey, onChanged, onRevoked }: Props) {
  const t = useTranslations('area.keys');
  const locale = useLocale();
  const [open, setOpen] = useState<'edit' | 'revoke' | null>(null);
  const partOf = (action: 'edit' | 'revoke') => `${action}-${apiKey.id}`;
  useReturnFocus(open && partOf(open));
  const { name, hint, scopes, uses, uses_today, last_used_time, expires_at, created_time } = apiKey;
  const used =
    last_used_time === null
      ? t('unused')
      : t('used', { time: formatDate(last_used_time, locale, 'short'), today: uses_today, count: uses });
  const isLate = expires_at !== null && isEndingSoon(expires_at, new Date());

  return (
    <Entry gutter={<DayText value={formatDate(created_time, locale, 'number')} />}>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
          <p className="type-meta">
            <code className="n">{hint}…</code>
          </p>
          <ul className="mt-1 flex flex-wrap gap-x-4 text-ink-2">
            {scopes.map((scope) => (
              <li key={scope}>{t(`scopes.${scope}`)}</li>
            ))}
          </ul>
          <p className="type-meta mt-1">{used}</p>
          <p className={`type-meta ${isLate ? 'font-semibold text-mark' : ''}`}>
            {expires_at === null
              ? t('endless')
              : t('ends', { time: formatDate(Date.parse(expires_at), locale, 'date') })}
          </p>
        </div>
        {open === null && (
          <p className="flex shrink-0 gap-4">
            {(['edit', 'revoke'] as const).map((action) => (
              <button
                key={action}
                type="button"
                data-opens={partOf(action)}
                aria-label={t(`${action}Name`, { name })}
                onClick={() => setOpen(action)}
                className="form-link"
              >
                {t(action)}
              </button>
            ))}
          </p>
        )}
      </div>
      {open === 'edit' && (
        <EditKey
          user={user}
          apiKey={apiKey}
          onStored={() => {
            setOpen(null);
            onChanged();
          }}
          close={() => setOpen(null)}
        />
      )}
      {open === 'revoke' && (
        <RevokeKey id={apiKey.id} name={name} onRevoked={onRevoked} close={() => setOpen(null)} />
      )}
    </Entry>
  );
}

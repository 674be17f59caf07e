'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { Entry } from '@/components/accounts/login/entry';
import { DayText } from '@/components/ui/dates/day-text';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';
import { isEndingSoon } from '@/lib/api/key-days';
import { formatDate } from '@/lib/platform/dates/dates';
import { RevokeKey } from './revoke-key';

type ApiKey = CallOutput<'listApiKeys'>['list'][number];

/** A key: what it may do, when it was last used and how often, when it ends, and the button that revokes it. */
export function KeyRow({ apiKey, onRevoked }: { apiKey: ApiKey; onRevoked: () => void }) {
  const t = useTranslations('area.keys');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const part = `revoke-${apiKey.id}`;
  useReturnFocus(isAsking ? part : null);
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
        {!isAsking && (
          <button
            type="button"
            data-opens={part}
            aria-label={t('revokeName', { name })}
            onClick={() => setAsking(true)}
            className="form-link shrink-0"
          >
            {t('revoke')}
          </button>
        )}
      </div>
      {isAsking && (
        <RevokeKey id={apiKey.id} name={name} onRevoked={onRevoked} close={() => setAsking(false)} />
      )}
    </Entry>
  );
}

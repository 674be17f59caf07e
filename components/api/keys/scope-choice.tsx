'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { mayGiveScope, type Scope, SCOPES } from '@/backend/contract/api/scope-names';

export type ScopeSet = ReadonlySet<Scope>;

interface Props {
  user: User;
  scopes: ScopeSet;
  onScopes: (scopes: ScopeSet) => void;
  error?: string;
}

/** What a key may do; nothing is chosen in advance, and what this member cannot give says why. */
export function ScopeChoice({ user, scopes, onScopes, error }: Props) {
  const t = useTranslations('area.keys');
  const errorId = useId();
  const toggle = (scope: Scope) => {
    const next = new Set(scopes);
    if (!next.delete(scope)) next.add(scope);
    onScopes(next);
  };
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend className="field-label mb-1.5">{t('scopesTitle')}</legend>
      {SCOPES.map((scope) => {
        const mayGive = mayGiveScope(user.roles, scope);
        return (
          <label
            key={scope}
            className={`flex min-h-11 items-start gap-3 border-b border-rule py-2.5 ${mayGive ? '' : 'text-ink-3'}`}
          >
            <input
              type="checkbox"
              name={scope}
              disabled={!mayGive}
              checked={scopes.has(scope)}
              onChange={() => toggle(scope)}
              className="mt-1 size-4 flex-none accent-ink"
            />
            <span className="min-w-0">
              <span className={`block ${scopes.has(scope) ? 'font-semibold' : ''}`}>
                {t(`scopes.${scope}`)}
              </span>
              <span className="type-meta block">{mayGive ? t(`scopeTexts.${scope}`) : t('editorsOnly')}</span>
            </span>
          </label>
        );
      })}
      <p id={errorId} className="field-error empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { User } from '@/backend/contract/accounts/user';
import { mayGiveScope, type Scope, SCOPES } from '@/backend/contract/api/scope-names';
import { ChoiceSet } from '@/components/ui/fields/choice-set';

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
  return (
    <ChoiceSet
      legend={t('scopesTitle')}
      names={SCOPES}
      chosen={scopes}
      onChosen={onScopes}
      labelOf={(scope) => t(`scopes.${scope}`)}
      textOf={(scope) => t(`scopeTexts.${scope}`)}
      refusalOf={(scope) => (mayGiveScope(user.roles, scope) ? null : t('editorsOnly'))}
      error={error}
    />
  );
}

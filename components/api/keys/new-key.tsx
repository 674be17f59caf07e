'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { MAX_KEY_NAME_LENGTH } from '@/backend/contract/api/limits';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';
import { Field } from '@/components/ui/fields/field';
import { expiryAfter, type KeyDays } from '@/lib/api/key-days';
import { KeyDaysChoice } from './key-days-choice';
import { ScopeChoice, type ScopeSet } from './scope-choice';
import type { FreshKey } from './shown-key';

interface Props {
  user: User;
  onMade: (key: FreshKey) => void;
  close: () => void;
}

/** The form for a new key: its name, what it may do, and for how long. */
export function NewKey({ user, onMade, close }: Props) {
  const t = useTranslations('area');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ScopeSet>(new Set());
  const [days, setDays] = useState<KeyDays>('90');
  const form = useSubmit('createApiKey', useNotify());

  const make = async (event: FormEvent) => {
    event.preventDefault();
    const expires_at = expiryAfter(days, new Date());
    const stored = await form.submit({ name, scopes: [...scopes], expires_at });
    if (stored) onMade({ name, key: stored.key });
  };

  return (
    <form onSubmit={make} noValidate className="area-form" aria-label={t('keys.new')}>
      <Field
        label={t('keys.name')}
        name="name"
        autoComplete="off"
        maxLength={MAX_KEY_NAME_LENGTH}
        value={name}
        onValue={setName}
        error={form.fields['name']}
        hint={t('keys.nameHint')}
      />
      <ScopeChoice user={user} scopes={scopes} onScopes={setScopes} error={form.fields['scopes']} />
      <KeyDaysChoice days={days} onDays={(chosen) => setDays(chosen ?? days)} />
      <FormFoot
        label={t('keys.make')}
        isReady={name.trim() !== '' && scopes.size > 0}
        isBusy={form.isBusy}
        error={form.error}
      />
      <button type="button" onClick={close} className="form-link justify-self-start">
        {t('cancel')}
      </button>
    </form>
  );
}

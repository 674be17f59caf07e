'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { MAX_KEY_NAME_LENGTH } from '@/backend/contract/api/limits';
import type { CallOutput } from '@/backend/contract/calls';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';
import { Field } from '@/components/ui/fields/field';
import { expiryAfter, type KeyDays } from '@/lib/api/key-days';
import { formatDate } from '@/lib/platform/dates/dates';
import { KeyDaysChoice } from './key-days-choice';
import { ScopeChoice, type ScopeSet } from './scope-choice';

interface Props {
  user: User;
  apiKey: CallOutput<'listApiKeys'>['list'][number];
  onStored: () => void;
  close: () => void;
}

/** The form of a key that is there: its name, what it may do, and until when. The key itself stays. */
export function EditKey({ user, apiKey, onStored, close }: Props) {
  const t = useTranslations('area');
  const locale = useLocale();
  const { id, expires_at } = apiKey;
  const [name, setName] = useState(apiKey.name);
  const [scopes, setScopes] = useState<ScopeSet>(new Set(apiKey.scopes));
  const [days, setDays] = useState<KeyDays | null>(null);
  const notify = useNotify();
  const form = useSubmit('updateApiKey', notify);
  const until =
    expires_at === null
      ? t('keys.endless')
      : t('keys.ends', { time: formatDate(Date.parse(expires_at), locale, 'date') });

  const store = async (event: FormEvent) => {
    event.preventDefault();
    const end = days === null ? {} : { expires_at: expiryAfter(days, new Date()) };
    if (!(await form.submit({ id, name, scopes: [...scopes], ...end }))) return;
    notify(t('keys.saved'));
    onStored();
  };

  return (
    <form
      onSubmit={store}
      noValidate
      className="area-form"
      aria-label={t('keys.editName', { name: apiKey.name })}
    >
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
      <KeyDaysChoice days={days} onDays={setDays} unchanged={t('keys.keepUntil', { until })} />
      <FormFoot
        label={t('keys.save')}
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

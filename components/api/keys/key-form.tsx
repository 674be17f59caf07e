'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { MAX_KEY_NAME_LENGTH } from '@/backend/contract/api/limits';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { Field } from '@/components/ui/fields/field';
import { ScopeChoice, type ScopeSet } from './scope-choice';

/** What the forms of a new key and of one that is there have in common. */
export interface KeyValues {
  name: string;
  scopes: ScopeSet;
}

interface Props {
  user: User;
  /** The name of the form, for screen readers. */
  label: string;
  saveLabel: string;
  values: KeyValues;
  onValues: (values: KeyValues) => void;
  /** The state of the call that stores them. */
  form: { isBusy: boolean; error: string | null; fields: Readonly<Record<string, string>> };
  onSubmit: () => Promise<void>;
  close: () => void;
  /** The choice of how long the key is valid. */
  children: ReactNode;
}

/** The form of a key: its name, what it may do, and until when. */
export function KeyForm(props: Props) {
  const { user, label, saveLabel, values, onValues, form, onSubmit, close, children } = props;
  const t = useTranslations('area');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form onSubmit={send} noValidate className="area-form" aria-label={label}>
      <Field
        label={t('keys.name')}
        name="name"
        autoComplete="off"
        maxLength={MAX_KEY_NAME_LENGTH}
        value={values.name}
        onValue={(name) => onValues({ ...values, name })}
        error={form.fields['name']}
        hint={t('keys.nameHint')}
      />
      <ScopeChoice
        user={user}
        scopes={values.scopes}
        onScopes={(scopes) => onValues({ ...values, scopes })}
        error={form.fields['scopes']}
      />
      {children}
      <FormFoot
        label={saveLabel}
        isReady={values.name.trim() !== '' && values.scopes.size > 0}
        isBusy={form.isBusy}
        error={form.error}
      />
      <button type="button" onClick={close} className="form-link justify-self-start">
        {t('cancel')}
      </button>
    </form>
  );
}

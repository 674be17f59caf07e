'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';
import { expiryAfter, type KeyDays } from '@/lib/api/key-days';
import { KeyDaysChoice } from './key-days-choice';
import { KeyForm, type KeyValues } from './key-form';
import type { FreshKey } from './shown-key';

interface Props {
  user: User;
  onMade: (key: FreshKey) => void;
  close: () => void;
}

/** The form for a new key: its name, what it may do, and for how long. */
export function NewKey({ user, onMade, close }: Props) {
  const t = useTranslations('area.keys');
  const [values, setValues] = useState<KeyValues>({ name: '', scopes: new Set() });
  const [days, setDays] = useState<KeyDays>('90');
  const form = useSubmit('createApiKey', useNotify());

  const make = async () => {
    const { name, scopes } = values;
    const expires_at = expiryAfter(days, new Date());
    const stored = await form.submit({ name, scopes: [...scopes], expires_at });
    if (stored) onMade({ name, key: stored.key });
  };

  return (
    <KeyForm
      label={t('new')}
      saveLabel={t('make')}
      onValues={setValues}
      onSubmit={make}
      {...{ user, values, form, close }}
    >
      <KeyDaysChoice days={days} onDays={(chosen) => setDays(chosen ?? days)} />
    </KeyForm>
  );
}

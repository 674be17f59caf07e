'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import type { CallOutput } from '@/backend/contract/calls';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';
import { expiryAfter, type KeyDays } from '@/lib/api/key-days';
import { formatDate } from '@/lib/platform/dates/dates';
import { KeyDaysChoice } from './key-days-choice';
import { KeyForm, type KeyValues } from './key-form';

interface Props {
  user: User;
  apiKey: CallOutput<'listApiKeys'>['list'][number];
  onStored: () => void;
  close: () => void;
}

/** The form of a key that is there: its name, what it may do, and until when. The key itself stays. */
export function EditKey({ user, apiKey, onStored, close }: Props) {
  const t = useTranslations('area.keys');
  const locale = useLocale();
  const { id, expires_at } = apiKey;
  const [values, setValues] = useState<KeyValues>({ name: apiKey.name, scopes: new Set(apiKey.scopes) });
  const [days, setDays] = useState<KeyDays | null>(null);
  const notify = useNotify();
  const form = useSubmit('updateApiKey', notify);
  const until =
    expires_at === null
      ? t('endless')
      : t('ends', { time: formatDate(Date.parse(expires_at), locale, 'date') });

  const store = async () => {
    const { name, scopes } = values;
    const end = days === null ? {} : { expires_at: expiryAfter(days, new Date()) };
    if (!(await form.submit({ id, name, scopes: [...scopes], ...end }))) return;
    notify(t('saved'));
    onStored();
  };

  return (
    <KeyForm
      label={t('editName', { name: apiKey.name })}
      saveLabel={t('save')}
      onValues={setValues}
      onSubmit={store}
      {...{ user, values, form, close }}
    >
      <KeyDaysChoice days={days} onDays={setDays} unchanged={t('keepUntil', { until })} />
    </KeyForm>
  );
}

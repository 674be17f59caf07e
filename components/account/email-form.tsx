'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { User } from '@/backend/contract/user';
import { CodeField } from '@/components/auth/code-field';
import { FormFoot } from '@/components/auth/form-foot';
import { useSubmit } from '@/components/auth/use-submit';
import { Field } from '@/components/ui/field';
import { useMember } from '@/lib/account/use-member';
import { useOwnership } from '@/lib/account/use-ownership';
import { OwnershipFields } from './ownership-fields';
import { useSay } from './say';
import { useOwnedSubmit } from './use-owned-submit';

/** Moves the account to another e-mail address: a code to the new one, and proof of the old self. */
export function EmailForm({ user, close }: { user: User; close: () => void }) {
  const t = useTranslations('area');
  const say = useSay();
  const { refresh } = useMember();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const ownership = useOwnership(user);
  const form = useOwnedSubmit('changeEmail', ownership, say);
  const mail = useSubmit('sendMailCode', say);

  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit((own) => ({ email, code, ...own })))) return;
    say(t('profile.emailSaved'));
    refresh();
    close();
  };

  return (
    <form onSubmit={change} noValidate className="area-form">
      <Field
        label={t('profile.newEmail')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        onValue={setEmail}
        error={form.fields['email'] ?? mail.fields['email']}
      />
      <CodeField
        countdown={`change:${email}`}
        canSend={email !== ''}
        onSend={() => mail.submit({ email, purpose: 'change' })}
        value={code}
        onValue={setCode}
        error={form.fields['code']}
      />
      <OwnershipFields ownership={ownership} errors={form.ownErrors} say={say} />
      <FormFoot
        label={t('save')}
        isReady={email !== '' && code !== '' && ownership.isFilled}
        isBusy={form.isBusy}
        error={form.error ?? mail.error}
      />
    </form>
  );
}

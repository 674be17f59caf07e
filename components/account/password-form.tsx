'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { User } from '@/backend/contract/user';
import { FormFoot } from '@/components/auth/form-foot';
import { NewPasswordFields } from '@/components/auth/new-password-fields';
import { useSubmit } from '@/components/auth/use-submit';
import { useMember } from '@/lib/account/use-member';
import { useOwnership } from '@/lib/account/use-ownership';
import { OwnershipFields } from './ownership-fields';
import { useSay } from './say';
import { useOwnedSubmit } from './use-owned-submit';

/** Changes the password by the old one; sets it with a code for who has none or forgot it. */
export function PasswordForm({ user, close }: { user: User; close: () => void }) {
  const t = useTranslations('area');
  const login = useTranslations('login');
  const say = useSay();
  const { refresh } = useMember();
  const [first, setFirst] = useState('');
  const [again, setAgain] = useState('');
  const ownership = useOwnership(user);
  const byOld = useSubmit('changePassword', say, 'account');
  const byProof = useOwnedSubmit('setPassword', ownership, say);
  const form = ownership.byCode ? byProof : byOld;
  const twice = { new_password1: first, new_password2: again };

  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (first !== again) return form.refuse('new_password2', login('mismatch'));
    const done = ownership.byCode
      ? await byProof.submit((own) => ({ proof: 'proof' in own ? own.proof : '', ...twice }))
      : await byOld.submit({ old_password: ownership.password, ...twice });
    if (!done) return;
    say(t('profile.passwordSaved'));
    refresh();
    close();
  };

  return (
    <form onSubmit={change} noValidate className="area-form">
      <OwnershipFields
        ownership={ownership}
        errors={{ ...byProof.ownErrors, password: byOld.fields['old_password'] }}
        say={say}
      />
      <NewPasswordFields
        first={first}
        again={again}
        setFirst={setFirst}
        setAgain={setAgain}
        errors={{ first: form.fields['new_password1'], again: form.fields['new_password2'] }}
      />
      <FormFoot
        label={t('save')}
        isReady={first !== '' && again !== '' && ownership.isFilled}
        isBusy={form.isBusy}
        error={form.error}
      />
    </form>
  );
}

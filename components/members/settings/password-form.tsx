'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { NewPasswordFields } from '@/components/accounts/fields/new-password-fields';
import { useNewPassword } from '@/components/accounts/fields/use-new-password';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useMember } from '@/lib/accounts/use-member';
import { useOwnership } from '@/lib/accounts/use-ownership';
import { OwnershipFields } from './ownership-fields';
import { useNotify } from '@/components/accounts/toast-provider';
import { useOwnedSubmit } from './use-owned-submit';

/** Changes the password with the current one, or sets it with a code when there is none or the member forgot it. */
export function PasswordForm({ user, close }: { user: User; close: () => void }) {
  const t = useTranslations('area');
  const notify = useNotify();
  const { refresh } = useMember();
  const chosen = useNewPassword();
  const ownership = useOwnership(user);
  const byOld = useSubmit('changePassword', notify);
  const byProof = useOwnedSubmit('setPassword', ownership, notify);
  const form = ownership.byCode ? byProof : byOld;

  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.mismatch) return form.refuse('new_password2', chosen.mismatch);
    const done = ownership.byCode
      ? await byProof.submit((proof) => ({ proof: 'proof' in proof ? proof.proof : '', ...chosen.twice }))
      : await byOld.submit({ old_password: ownership.password, ...chosen.twice });
    if (!done) return;
    notify(t('profile.passwordSaved'));
    void refresh();
    close();
  };

  return (
    <form onSubmit={change} noValidate className="area-form">
      <OwnershipFields
        ownership={ownership}
        errors={{ ...byProof.ownErrors, password: byOld.fields['old_password'] }}
        notify={notify}
      />
      <NewPasswordFields chosen={chosen} fields={form.fields} userName={user.email} />
      <FormFoot
        label={t('save')}
        isReady={chosen.isFilled && ownership.isFilled}
        isBusy={form.isBusy}
        error={form.error}
      />
    </form>
  );
}

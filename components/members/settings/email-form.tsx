'use client';

import { useTranslations } from 'next-intl';
import type { User } from '@/backend/contract/accounts/user';
import { MailCodeFields } from '@/components/accounts/fields/mail-code-fields';
import { useMailCode } from '@/components/accounts/fields/use-code';
import { clearFormDrafts, useFormDraft } from '@/lib/accounts/use-form-draft';
import { useOwnership } from '@/lib/accounts/use-ownership';
import { OwnedForm } from './owned-form';
import { useNotify } from '@/components/accounts/toast-provider';
import { useOwnedSubmit } from './use-owned-submit';

/** Changes the e-mail address of the account, with a code sent to the new one and proof of the member's identity. */
export function EmailForm({ user, close }: { user: User; close: () => void }) {
  const t = useTranslations('area.profile');
  const notify = useNotify();
  const drafts = `email:${user.id}:`;
  const [email, setEmail] = useFormDraft(`${drafts}new`, '');
  const ownership = useOwnership(user);
  const form = useOwnedSubmit('changeEmail', ownership, notify);
  const mail = useMailCode('change', email, notify);

  const change = async () => {
    const done = await form.submit((proof) => ({ email, code: mail.code, ...proof }));
    if (done) clearFormDrafts(drafts);
    return done;
  };

  return (
    <OwnedForm
      ownership={ownership}
      form={form}
      codeError={mail.error}
      isFilled={email !== '' && mail.code !== ''}
      onSubmit={change}
      saved={t('emailSaved')}
      close={close}
    >
      <MailCodeFields
        label={t('newEmail')}
        email={email}
        setEmail={setEmail}
        request={mail}
        fields={form.fields}
      />
    </OwnedForm>
  );
}

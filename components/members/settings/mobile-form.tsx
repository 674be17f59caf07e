'use client';

import { useTranslations } from 'next-intl';
import type { User } from '@/backend/contract/accounts/user';
import { CodeField } from '@/components/accounts/fields/code-field';
import { DEFAULT_AREA, PhoneFields } from '@/components/accounts/fields/phone-fields';
import { useSmsCode } from '@/components/accounts/fields/use-code';
import { clearFormDrafts, useFormDraft } from '@/lib/accounts/use-form-draft';
import { useOwnership } from '@/lib/accounts/use-ownership';
import { OwnedForm } from './owned-form';
import { useNotify } from '@/components/accounts/toast-provider';
import { useOwnedSubmit } from './use-owned-submit';

/** Sets the phone number of the account, with a code sent to it and proof of the member's identity. */
export function MobileForm({ user, close }: { user: User; close: () => void }) {
  const t = useTranslations('area.profile');
  const notify = useNotify();
  const drafts = `mobile:${user.id}:`;
  const [area, setArea] = useFormDraft(`${drafts}area`, user.phone_code || DEFAULT_AREA);
  const [mobile, setMobile] = useFormDraft(`${drafts}new`, '');
  const ownership = useOwnership(user);
  const form = useOwnedSubmit('changeMobile', ownership, notify);
  const sms = useSmsCode('change', mobile, area, notify);

  const change = async () => {
    const done = await form.submit((proof) => ({ mobile, phone_code: area, code: sms.code, ...proof }));
    if (done) clearFormDrafts(drafts);
    return done;
  };

  return (
    <OwnedForm
      ownership={ownership}
      form={form}
      codeError={sms.error}
      isFilled={mobile !== '' && sms.code !== ''}
      onSubmit={change}
      saved={t('mobileSaved')}
      close={close}
    >
      <PhoneFields
        label={t('newMobile')}
        area={area}
        setArea={setArea}
        phone={mobile}
        setPhone={setMobile}
        error={form.fields['mobile'] ?? sms.addressError}
      />
      <CodeField {...sms.field} error={form.fields['code']} />
    </OwnedForm>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { User } from '@/backend/contract/user';
import { AreaCodeField } from '@/components/auth/area-code-field';
import { CodeField } from '@/components/auth/code-field';
import { FormFoot } from '@/components/auth/form-foot';
import { useSubmit } from '@/components/auth/use-submit';
import { Field } from '@/components/ui/field';
import { useMember } from '@/lib/account/use-member';
import { useOwnership } from '@/lib/account/use-ownership';
import { OwnershipFields } from './ownership-fields';
import { useSay } from './say';
import { useOwnedSubmit } from './use-owned-submit';

const DEFAULT_AREA = '86';

/** Sets the phone number: a code to it, and proof of who asks. */
export function MobileForm({ user, close }: { user: User; close: () => void }) {
  const t = useTranslations('area');
  const say = useSay();
  const { refresh } = useMember();
  const [area, setArea] = useState(user.phone_code || DEFAULT_AREA);
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const ownership = useOwnership(user);
  const form = useOwnedSubmit('changeMobile', ownership, say);
  const sms = useSubmit('sendSms', say);

  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit((own) => ({ mobile, phone_code: area, code, ...own })))) return;
    say(t('profile.mobileSaved'));
    refresh();
    close();
  };

  return (
    <form onSubmit={change} noValidate className="area-form">
      <div className="grid grid-cols-[128px_minmax(0,1fr)] gap-3">
        <AreaCodeField value={area} onValue={setArea} />
        <Field
          label={t('profile.newMobile')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          value={mobile}
          onValue={setMobile}
          error={form.fields['mobile'] ?? sms.fields['phone']}
        />
      </div>
      <CodeField
        countdown={`change:${area}${mobile}`}
        canSend={mobile !== ''}
        onSend={() => sms.submit({ phone: mobile, phone_code: area, purpose: 'change' })}
        value={code}
        onValue={setCode}
        error={form.fields['code']}
      />
      <OwnershipFields ownership={ownership} errors={form.ownErrors} say={say} />
      <FormFoot
        label={t('save')}
        isReady={mobile !== '' && code !== '' && ownership.isFilled}
        isBusy={form.isBusy}
        error={form.error ?? sms.error}
      />
    </form>
  );
}

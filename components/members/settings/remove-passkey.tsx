'use client';

import { useTranslations } from 'next-intl';
import type { User } from '@/backend/contract/accounts/user';
import { useNotify } from '@/components/accounts/toast-provider';
import { useOwnership } from '@/lib/accounts/use-ownership';
import { OwnedForm } from './owned-form';
import { useOwnedSubmit } from './use-owned-submit';

interface Props {
  user: User;
  id: number;
  close: () => void;
}

/** Removes a passkey, with proof of the member's identity. */
export function RemovePasskey({ user, id, close }: Props) {
  const t = useTranslations('area.passkeys');
  const ownership = useOwnership(user);
  const form = useOwnedSubmit('removePasskey', ownership, useNotify());
  return (
    <OwnedForm
      ownership={ownership}
      form={form}
      codeError={null}
      isFilled
      onSubmit={() => form.submit((proof) => ({ id, ...proof }))}
      saved={t('removed')}
      label={t('remove')}
      close={close}
    />
  );
}

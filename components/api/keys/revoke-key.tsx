'use client';

import { useTranslations } from 'next-intl';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';
import { ConfirmQuestion } from '@/components/ui/notices/confirm-question';

interface Props {
  id: number;
  name: string;
  onRevoked: () => void;
  close: () => void;
}

/** Asks whether a key is to be revoked: its programs stop at once, and it cannot be taken back. */
export function RevokeKey({ id, name, onRevoked, close }: Props) {
  const t = useTranslations('area');
  const notify = useNotify();
  const form = useSubmit('revokeApiKey', notify);
  const revoke = async () => {
    if (!(await form.submit({ id }))) return;
    notify(t('keys.revoked'));
    onRevoked();
  };
  return (
    <ConfirmQuestion
      label={t('keys.revokeName', { name })}
      question={t('keys.revokeAsk', { name })}
      confirmLabel={t('keys.revoke')}
      cancelLabel={t('cancel')}
      isBusy={form.isBusy}
      error={form.error}
      onConfirm={() => void revoke()}
      onCancel={close}
    />
  );
}

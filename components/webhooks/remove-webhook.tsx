'use client';

import { useTranslations } from 'next-intl';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';
import { ConfirmQuestion } from '@/components/ui/notices/confirm-question';

interface Props {
  id: number;
  url: string;
  onRemoved: () => void;
  close: () => void;
}

/** Asks whether a webhook is to be removed: its log goes with it. */
export function RemoveWebhook({ id, url, onRemoved, close }: Props) {
  const t = useTranslations('area');
  const notify = useNotify();
  const form = useSubmit('removeWebhook', notify);
  const remove = async () => {
    if (!(await form.submit({ id }))) return;
    notify(t('webhooks.removed'));
    onRemoved();
  };
  return (
    <ConfirmQuestion
      label={t('webhooks.removeName', { url })}
      question={t('webhooks.removeAsk', { url })}
      confirmLabel={t('webhooks.remove')}
      cancelLabel={t('cancel')}
      isBusy={form.isBusy}
      error={form.error}
      onConfirm={() => void remove()}
      onCancel={close}
    />
  );
}

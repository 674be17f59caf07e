'use client';

import { useTranslations } from 'next-intl';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { takeFocus } from '@/components/ui/focus/take-focus';

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
    <div
      role="group"
      aria-label={t('webhooks.removeName', { url })}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="mt-3"
    >
      <p ref={takeFocus} tabIndex={-1} className="outline-none [overflow-wrap:anywhere]">
        {t('webhooks.removeAsk', { url })}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ActionButton type="button" disabled={form.isBusy} onClick={remove} className="btn btn-ink">
          {t('webhooks.remove')}
        </ActionButton>
        <button type="button" onClick={close} className="btn btn-line">
          {t('cancel')}
        </button>
      </div>
      <p role="alert" className="field-error empty:hidden">
        {form.error}
      </p>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { takeFocus } from '@/components/ui/focus/take-focus';

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
    <div
      role="group"
      aria-label={t('keys.revokeName', { name })}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="mt-3"
    >
      <p ref={takeFocus} tabIndex={-1} className="outline-none [overflow-wrap:anywhere]">
        {t('keys.revokeAsk', { name })}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ActionButton type="button" disabled={form.isBusy} onClick={revoke} className="btn btn-ink">
          {t('keys.revoke')}
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

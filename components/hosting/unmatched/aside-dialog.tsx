import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import { Field } from '@/components/ui/fields/field';
import type { UnmatchedRow } from '@/lib/hosting/unmatched';
import { useAction } from '@/lib/accounts/use-action';

interface Props {
  row: UnmatchedRow;
  decision: 'not_ours' | 'returned';
  onClose: () => void;
  onDone: () => void;
}

/**
 * Asks for the reason why money belongs to no order: it was not meant for the event, or was returned by other means.
 */
export function AsideDialog({ row, decision, onClose, onDone }: Props) {
  const t = useTranslations('hosting.unmatched');
  const { isBusy, send } = useAction();
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [error, setError] = useState<string | null>(null);
  const run = async () => {
    const reply = await send('decideUnmatched', { id: row.id, decision, reason, reference });
    if (reply.ok) onDone();
    else setError(reply.message || t('failed'));
  };
  return (
    <Dialog isOpen title={t(`acts.${decision}`)} closeLabel={t('close')} onClose={onClose}>
      <form
        className="form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void run();
        }}
      >
        <p>{t(`consequences.${decision}`)}</p>
        <Field label={t('reason')} value={reason} onValue={setReason} maxLength={500} required />
        {decision === 'returned' && (
          <Field label={t('reference')} value={reference} onValue={setReference} maxLength={120} />
        )}
        {error !== null && (
          <p role="alert" className="field-error">
            {error}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <ActionButton type="submit" disabled={isBusy || reason.trim() === ''} className="btn btn-ink">
            {t(`acts.${decision}`)}
          </ActionButton>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {t('back')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

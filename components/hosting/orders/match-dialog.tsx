import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { StoreLines } from '@/components/hosting/unmatched/store-lines';
import { useAction } from '@/lib/accounts/use-action';
import { formatMoney } from '@/lib/platform/numbers/money';

interface Props {
  event: OwnEvent;
  onClose: () => void;
  onOpen: (orderId: number) => void;
  /** Called after lines that match no order were stored as unmatched money. */
  onStored: () => void;
}

/** Finds the orders that lines of a bank statement may belong to. The organiser opens and confirms each. */
export function MatchDialog({ event, onClose, onOpen, onStored }: Props) {
  const t = useTranslations('hosting.match');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [csv, setCsv] = useState('');
  const [result, setFound] = useState<(CallOutput<'matchTransfers'> & { csv: string }) | null>(null);
  const match = async () => {
    const reply = await send('matchTransfers', { activity_id: event.id, csv });
    if (reply.ok) setFound({ ...reply.data, csv });
    else notify(reply.message);
  };
  return (
    <Dialog isOpen title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <form
        className="form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void match();
        }}
      >
        <TextField label={t('csv')} value={csv} onValue={setCsv} rows={6} hint={t('hint')} />
        <ActionButton type="submit" disabled={isBusy || csv.trim() === ''} className="btn btn-ink">
          {t('find')}
        </ActionButton>
      </form>
      {result && (
        <div role="status" className="mt-4">
          <p className="font-bold">
            {t('found', { count: result.matches.length, rest: result.unmatched.length })}
          </p>
          <ul className="hr-list">
            {result.matches.map((transfer) => (
              <li key={`${transfer.line}${transfer.order_id}`}>
                <p className="type-meta">{transfer.text}</p>
                <p className="flex justify-between gap-3">
                  <span className={transfer.is_amount_found ? undefined : 'text-mark'}>
                    {transfer.number}{' '}
                    {formatMoney(transfer.owed, transfer.currency, locale, { isExact: true })}{' '}
                    {!transfer.is_amount_found && t('otherAmount')}
                  </span>
                  <button type="button" className="form-link" onClick={() => onOpen(transfer.order_id)}>
                    {t('open')}
                  </button>
                </p>
              </li>
            ))}
          </ul>
          <StoreLines
            key={result.csv}
            event={event}
            csv={result.csv}
            lines={result.unmatched}
            onStored={onStored}
          />
        </div>
      )}
    </Dialog>
  );
}

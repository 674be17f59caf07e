import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { toDecimal } from '@/backend/contract/tickets/money';
import type { PayoutWay } from '@/backend/contract/tickets/statuses';
import { useNotify } from '@/components/accounts/toast-provider';
import { OpenHead } from '@/components/hosting/orders/open-head';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { UserText } from '@/components/ui/words/user-text';
import type { PayoutRow } from '@/lib/hosting/payouts';
import { useCall } from '@/lib/accounts/use-call';
import { useAction } from '@/lib/accounts/use-action';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { formatMoney } from '@/lib/platform/numbers/money';
import { CopyRow } from './copy-row';
import { OrderOfPayout } from './order-of-payout';

interface Props {
  row: PayoutRow;
  event: OwnEvent;
  /** The position of the payout in the list; null when the list shown does not contain it. */
  place: { number: number; total: number } | null;
  /** Opens the next payout of the list, or the one before. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onDone: () => void;
  /** Called after the payout was recorded, which can be undone for a while. */
  onRecorded: () => void;
}

/**
 * One refund with the details needed to pay it, and buttons to record its result. It warns first when a colleague is
 * about to pay it.
 */
export function OpenPayout({ row, event, place, onStep, onClose, onDone, onRecorded }: Props) {
  const t = useTranslations('hosting.payouts');
  const locale = useLocale();
  const notify = useNotify();
  const [take, setTake] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [reference, setReference] = useState('');
  const { data, mutate } = useCall('openPayout', { id: row.id, take });
  const { isBusy, send } = useAction();

  const record = async (way: PayoutWay) => {
    const reply = await send('recordPayouts', {
      activity_id: event.id,
      payouts: [{ id: row.id, reference: reference.trim(), way }],
      undoable: true,
    });
    const [first] = reply.ok ? reply.data.results : [];
    if (!reply.ok) notify(reply.message || t('failed'));
    else if (first?.result === 'already') notify(t('already', { name: first.by || '—' }));
    else onRecorded();
    onDone();
  };
  const requestAccount = async (is_wrong: boolean) => {
    const reply = await send('askAccount', { id: row.id, is_wrong });
    notify(reply.ok ? t('askedDone') : reply.message || t('failed'));
    onDone();
    void mutate();
  };
  const repay = async () => {
    const reply = await send('repayPayout', { id: row.id });
    notify(reply.ok ? t('repaid') : reply.message || t('failed'));
    onDone();
  };

  const isToPay = row.group === 'to_pay' || row.group === 'no_account';
  const isHeld = data?.held_by != null;
  const account = data?.account ?? null;
  useKeys({
    c: isToPay && !isHeld ? () => form.current?.querySelector('input')?.focus() : undefined,
    e: isToPay && data && !isHeld && !isBusy ? () => void requestAccount(account !== null) : undefined,
  });
  const values = {
    name: row.name || t('noName'),
    sum: formatMoney(row.amount, row.currency, locale, { isExact: true }),
  };
  return (
    <aside aria-label={t('label', { number: row.order_number })} className="ho-open">
      <OpenHead number={row.order_number} place={place} onStep={onStep} onClose={onClose} />
      <h2 className="ho-question">
        <UserText text={t(`questions.${row.is_missing ? 'missing' : row.group}`, values)} />
      </h2>
      {row.ground !== 'tickets' && <p>{t(`ground.${row.ground}`)}</p>}
      {!data && <p role="status">{t('loading')}</p>}
      {data?.held_by && (
        <div className="grid gap-3.5" role="status">
          <p className="font-bold">{t('heldTitle', { name: data.held_by.name })}</p>
          <p>{t('heldText')}</p>
          <p>
            <button type="button" className="btn btn-line ho-button" onClick={() => setTake(true)}>
              {t('take')}
            </button>
          </p>
        </div>
      )}
      {data && !isHeld && (
        <div className="grid gap-3.5">
          {isToPay && (
            <dl>
              {account && <CopyRow label={t('holder')} text={account.holder} />}
              {account && <CopyRow label={t('number')} text={account.number} />}
              {account && account.bank !== '' && <CopyRow label={t('bank')} text={account.bank} />}
              <CopyRow label={t('amount')} text={toDecimal(row.amount, row.currency)} />
              <CopyRow label={t('memo')} text={data.memo} />
            </dl>
          )}
          {isToPay && (
            <form
              ref={form}
              className="grid gap-3.5"
              onSubmit={(submitted) => {
                submitted.preventDefault();
                void record('transfer');
              }}
            >
              <Field
                label={t('reference')}
                hint={t('referenceHint')}
                value={reference}
                onValue={setReference}
                maxLength={120}
                lang={locale}
              />
              <p className="flex flex-wrap gap-3">
                <ActionButton
                  type="submit"
                  disabled={isBusy || reference.trim() === ''}
                  className="btn btn-ink"
                >
                  {t('record')}
                </ActionButton>
                <ActionButton
                  type="button"
                  disabled={isBusy}
                  className="btn btn-line"
                  onClick={() => void record('cash')}
                >
                  {t('recordCash')}
                </ActionButton>
                <ActionButton
                  type="button"
                  disabled={isBusy}
                  className="btn btn-line"
                  onClick={() => void requestAccount(account !== null)}
                >
                  {account ? t('wrong') : t('ask')}
                </ActionButton>
              </p>
            </form>
          )}
          {row.group === 'unconfirmed' && (
            <ActionButton
              type="button"
              disabled={isBusy}
              className="btn btn-line"
              onClick={() => void repay()}
            >
              {t('repay')}
            </ActionButton>
          )}
        </div>
      )}
      <OrderOfPayout id={row.order_id} event={event} />
    </aside>
  );
}

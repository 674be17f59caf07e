import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import { BULK_ACTS, type BulkAct, applicableOrders } from '@/lib/hosting/bulk-acts';
import type { OrderRow } from '@/lib/hosting/order-acts';
import { sumByCurrency } from '@/lib/hosting/sums';
import { useAction } from '@/lib/accounts/use-action';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { formatMoney } from '@/lib/platform/numbers/money';
import { useSaleEndOf } from './use-sale-end';

interface Props {
  event: OwnEvent;
  rows: readonly OrderRow[];
  onClear: () => void;
  /** Called after an action, whether it succeeded or not. */
  onDone: () => void;
}

/** Actions on the selected orders. A dialog asks before each, with the number of orders and the sum. */
export function SelectBar({ event, rows, onClear, onDone }: Props) {
  const t = useTranslations('hosting.orders.selected');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [openAct, setOpenAct] = useState<BulkAct | null>(null);
  const ended = useSaleEndOf(event, rows);
  const affected = (act: BulkAct) => applicableOrders(act, rows);
  const openDialog = (act: BulkAct) => (affected(act).length > 0 ? () => setOpenAct(act) : undefined);
  useKeys({ c: openDialog('confirm'), s: openDialog('resend'), escape: onClear });
  const affectedOrders = openAct === null ? [] : affected(openAct);
  // What is confirmed is what is still missing: a part may have come before.
  const amountOf = ({ total, paid }: OrderRow) => (openAct === 'confirm' ? Math.max(0, total - paid) : total);
  const sumOf = (of: readonly OrderRow[]) =>
    sumByCurrency(of.map((order) => ({ currency: order.currency, amount: amountOf(order) })))
      .map(({ currency, amount }) => formatMoney(amount, currency, locale, { isExact: true }))
      .join(' + ');
  const tickets = rows.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);

  const run = async () => {
    let done = 0;
    for (const { id, version } of affectedOrders) {
      const common = { id, version, locale };
      const reply =
        openAct === 'confirm'
          ? await send('checkOrder', { ...common, action: 'confirm' })
          : openAct === 'cancel'
            ? await send('cancelActivityOrder', common)
            : await send('updateActivityOrder', { id, resend: true, locale });
      if (reply.ok) done += 1;
    }
    notify(t(done === affectedOrders.length ? 'done' : 'partly', { done, count: affectedOrders.length }));
    setOpenAct(null);
    onDone();
  };

  return (
    <div role="region" aria-label={t('label')} className="ho-select">
      <p aria-live="polite">
        <b>{t('count', { count: rows.length })}</b>{' '}
        <span>{t('sums', { count: tickets, sum: sumOf(rows) })}</span>
      </p>
      {BULK_ACTS.map((act) => (
        <ActionButton
          key={act}
          type="button"
          disabled={affected(act).length === 0}
          onClick={() => setOpenAct(act)}
        >
          {t(`acts.${act}`)} <span className="n">{affected(act).length}</span>
        </ActionButton>
      ))}
      <button type="button" className="ms-auto" onClick={onClear}>
        <kbd>Esc</kbd> {t('clear')}
      </button>
      {openAct !== null && (
        <Dialog isOpen title={t(`acts.${openAct}`)} closeLabel={t('back')} onClose={() => setOpenAct(null)}>
          <p>
            {t(`consequences.${openAct === 'confirm' && ended !== null ? ended : openAct}`, {
              count: affectedOrders.length,
              sum: sumOf(affectedOrders),
            })}
          </p>
          <p className="mt-5 flex flex-wrap gap-3">
            <ActionButton type="button" disabled={isBusy} className="btn btn-ink" onClick={() => void run()}>
              {t(`acts.${openAct}`)} <span className="n">{affectedOrders.length}</span>
            </ActionButton>
            <button type="button" className="btn btn-line" onClick={() => setOpenAct(null)}>
              {t('back')}
            </button>
          </p>
        </Dialog>
      )}
    </div>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { refundOf } from '@/backend/contract/tickets/amounts';
import { fromDecimal, toDecimal } from '@/backend/contract/tickets/money';
import type { MoneyChoice } from '@/backend/contract/tickets/statuses';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import { Field } from '@/components/ui/fields/field';
import { refusesPart, surplusOf } from '@/lib/hosting/act-amounts';
import { choicesFor } from '@/lib/hosting/money-choices';
import { isSellingChoice } from '@/lib/hosting/sale-end';
import { actsOf, type DeskOrder, type OrderAct, refundable } from '@/lib/hosting/order-acts';
import type { UnmatchedRow } from '@/lib/hosting/unmatched';
import { useAction } from '@/lib/accounts/use-action';
import { formatMoney } from '@/lib/platform/numbers/money';
import { useSaleEnd } from './use-sale-end';
import { MoneyChoices } from './money-choices';

interface Props {
  act: OrderAct;
  order: DeskOrder;
  /** Ids of ticked tickets; when empty, all that can be refunded. */
  ticketIds: readonly number[];
  /** Unmatched money that is being confirmed for this order: its amount is the amount paid. */
  money: UnmatchedRow | null;
  onClose: () => void;
  /**
   * Called when another person changed the order after it was read, so that nothing was done. The dialog stays open with
   * what was typed, for the order as it is now.
   */
  onOvertaken: () => Promise<unknown>;
  /** Says what the other person did. */
  overtaken: ReactNode;
  /** Called with the updated order. */
  onDone: (order: DeskOrder) => void;
}

/** Actions that need a reason, of which the buyer is notified. */
const NEEDS_REASON: readonly OrderAct[] = ['ask_again', 'decline', 'refuse_refund'];

const NO_REASON: readonly OrderAct[] = ['approve', 'refund_done', 'unblock_buyer'];

/**
 * Asks for confirmation before an action on an order and says what it does. Every action that moves money goes through
 * it.
 */
export function ActDialog({ act, order, ticketIds, money, onClose, onOvertaken, overtaken, onDone }: Props) {
  const t = useTranslations('hosting.order');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const isConfirm = act === 'confirm' || act === 'confirm_more';
  const owed = order.owed > 0 ? order.owed : order.total;
  const [typedAmount, setTyped] = useState<string | null>(null);
  const typed = typedAmount ?? toDecimal(money?.amount ?? owed, order.currency);
  const [transferId, setTransferId] = useState('');
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<MoneyChoice | null>(null);
  const [isBlocking, setBlocking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isOvertaken, setOvertaken] = useState(false);
  const affected =
    act === 'approve_refund' ? order.tickets.filter(({ state }) => state === 'refunding') : refundable(order);
  const affectedTickets = affected.filter(({ id }) => ticketIds.length === 0 || ticketIds.includes(id));
  const amount = isConfirm
    ? fromDecimal(typed, order.currency)
    : act === 'return_money'
      ? order.to_return
      : refundOf(
          affectedTickets.map(({ price }) => price),
          { balance: order.balance ?? Infinity, retained: 0 },
        ).amount;
  const isRefund = act === 'refund' || act === 'approve_refund';
  const grossAmount = amount ?? 0;
  const [retainedText, setRetainedText] = useState(toDecimal(0, order.currency));
  const retained = isRefund ? fromDecimal(retainedText, order.currency) : 0;
  const isRetainedInvalid =
    retained === null || retained < 0 || (isRefund && retained > grossAmount) || refusesPart(retained, order);
  const back = amount === null ? null : amount - (isRetainedInvalid ? 0 : retained);
  const shown = back === null ? '' : formatMoney(back, order.currency, locale, { isExact: true });
  const ended = useSaleEnd(order);
  const choices = isConfirm ? choicesFor(order, amount, ended) : [];
  // Money that arrives after the event is over makes no ticket: it is recorded and owed to the buyer.
  const outcome = act === 'confirm' && ended !== null ? ended : act;
  const isOff = (choice: MoneyChoice) => ended !== null && isSellingChoice(choice);
  const decision = chosen !== null && choices.includes(chosen) && !isOff(chosen) ? chosen : null;
  const isDecided =
    choices.length === 0 || (decision !== null && (decision !== 'park' || reason.trim() !== ''));
  // Another person may have done it meanwhile.
  const isPossible = actsOf(order).includes(act) && (!isRefund || affectedTickets.length > 0);
  const isReady = isConfirm
    ? isDecided &&
      amount !== null &&
      amount > 0 &&
      !refusesPart(amount, order) &&
      (act === 'confirm' || money !== null || transferId.trim() !== '')
    : !NEEDS_REASON.includes(act) || reason.trim() !== '';

  const run = async () => {
    const { id, version } = order;
    const common = { id, version, reason: reason.trim(), locale };
    const reply =
      act === 'cancel'
        ? await send('cancelActivityOrder', { ...common, block_buyer: isBlocking })
        : act === 'refund'
          ? await send('cancelActivityOrder', {
              ...common,
              ticket_ids: affectedTickets.map((ticket) => ticket.id),
              kept: retained ?? 0,
            })
          : await send('checkOrder', {
              ...common,
              action: act === 'confirm_more' ? 'confirm' : act,
              ...(isConfirm && { undoable: true }),
              ...(isConfirm && amount !== null && { amount }),
              ...(decision !== null && { choice: decision }),
              ...(act === 'confirm_more' && money === null && { transfer_id: transferId.trim() }),
              ...(money !== null && { unmatched_id: money.id }),
              ...(isRefund && { kept: retained ?? 0 }),
            });
    if (reply.ok) {
      notify(t(`done.${outcome}`));
      return onDone(reply.data);
    }
    const isConflict = reply.key === 'conflict';
    setOvertaken(isConflict);
    setError(isConflict ? null : reply.message || t('unanswered'));
    if (isConflict) await onOvertaken();
  };

  return (
    <Dialog isOpen title={t(`dialogs.${act}`)} closeLabel={t('close')} onClose={onClose}>
      <form
        className="form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void run();
        }}
      >
        <p>
          {choices.length > 0
            ? t('consequences.decide')
            : t(`consequences.${outcome}`, {
                amount: shown,
                count: affectedTickets.length,
                email: order.email,
              })}
        </p>
        {money !== null && (
          <p className="font-bold">{t('thisMoney', { amount: shown, payer: money.payer || '—' })}</p>
        )}
        {isConfirm && money === null && (
          <Field
            inputMode="decimal"
            label={t('arrived', { currency: order.currency })}
            value={typed}
            onValue={setTyped}
            error={amount === null || refusesPart(amount, order) ? t('notAmount') : null}
          />
        )}
        {choices.length > 0 && amount !== null && (
          <MoneyChoices
            order={order}
            amount={amount}
            ended={ended}
            choices={choices}
            chosen={decision}
            onChoose={setChosen}
          />
        )}
        {act === 'confirm_more' && money === null && (
          <Field
            label={t('evidence.transfer')}
            value={transferId}
            onValue={setTransferId}
            maxLength={120}
            required
          />
        )}
        {isRefund && grossAmount > 0 && (
          <Field
            inputMode="decimal"
            label={t('kept', { currency: order.currency })}
            value={retainedText}
            onValue={setRetainedText}
            error={isRetainedInvalid ? t('notAmount') : null}
          />
        )}
        {(decision !== null || !isConfirm) && !NO_REASON.includes(act) && (
          <Field
            label={t('reason')}
            value={reason}
            onValue={setReason}
            maxLength={500}
            hint={t('reasonHint')}
          />
        )}
        {act === 'cancel' && (
          <label className="form-check">
            <input
              type="checkbox"
              checked={isBlocking}
              onChange={({ target }) => setBlocking(target.checked)}
            />
            <span>{t('blockBuyer')}</span>
          </label>
        )}
        {isOvertaken && overtaken}
        {error !== null && (
          <p role="alert" className="field-error">
            {error}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <ActionButton
            type="submit"
            disabled={isBusy || !isPossible || !isReady || isRetainedInvalid}
            className="btn btn-ink"
          >
            {choices.length > 0
              ? t(`decides.${decision ?? 'none'}`, { amount: shown, ...surplusOf(order, amount, locale) })
              : t(`buttons.${outcome}`, { amount: shown, count: affectedTickets.length })}
          </ActionButton>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {t('back')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { LoadError } from '@/components/accounts/gate';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { actsOf, type DeskOrder, type OrderAct, refundable } from '@/lib/hosting/order-acts';
import { isSellingAct } from '@/lib/hosting/sale-end';
import { useCall } from '@/lib/accounts/use-call';
import { useAction } from '@/lib/accounts/use-action';
import { isWriting, useKeys } from '@/lib/platform/keys/use-keys';
import type { UnmatchedRow } from '@/lib/hosting/unmatched';
import { useSaleEnd } from './use-sale-end';
import { ActDialog } from './act-dialog';
import { OpenHead } from './open-head';
import { OrderEvidence } from './order-evidence';
import { OrderLetters } from './order-letters';
import { OrderLog } from './order-log';
import { OrderNote } from './order-note';
import { OrderQuestion } from './order-question';
import { OrderTickets } from './order-tickets';
import { AlreadyHandled } from './already-handled';

interface Props {
  id: number;
  event: OwnEvent;
  /** Whether the keyboard keys act on this order instead of on a selection. */
  hasKeys: boolean;
  /** The position of the order in the list; null when the list shown does not contain it. */
  place: { number: number; total: number } | null;
  /** Unmatched money to confirm for this order; its dialog opens as soon as the order is read. */
  money: UnmatchedRow | null;
  /** Opens the next order of the list, or the one before. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onChange: () => void;
  /** Called after money was confirmed, which can be undone for a while. */
  onUndoable: (order: DeskOrder) => void;
}

/** One order: what it needs, its payment, the actions, its tickets, e-mails, log and note. */
export function OpenOrder({
  id,
  event,
  hasKeys,
  place,
  money,
  onStep,
  onClose,
  onChange,
  onUndoable,
}: Props) {
  const t = useTranslations('hosting.order');
  const locale = useLocale();
  const notify = useNotify();
  const { data: order, error, mutate } = useCall('activityOrder', { id, locale });
  const { isBusy, send } = useAction();
  const [asking, setAsking] = useState<OrderAct | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isOvertaken, setOvertaken] = useState(false);
  const [editing, setEditing] = useState<number | null>(null);

  const question = useRef<HTMLHeadingElement>(null);
  const isRead = order !== undefined;
  // The focus makes screen readers read the opened order, unless the organiser is typing.
  useEffect(() => {
    if (isRead && !isWriting(document.activeElement)) question.current?.focus();
  }, [isRead]);

  const acts = order ? actsOf(order) : [];
  const ended = useSaleEnd(order);
  const isOff = (act: OrderAct) => ended !== null && order !== undefined && isSellingAct(act, order);
  const confirming = acts.find((act) => act === 'confirm' || act === 'confirm_more') ?? null;
  const [assignedMoneyId, setGiven] = useState<number | null>(null);
  const isGiving = money !== null && assignedMoneyId !== money.id;
  const requested = isGiving ? confirming : asking;
  const [first] = acts;
  const resend = async () => {
    const reply = await send('updateActivityOrder', { id, resend: true, locale });
    notify(reply.ok ? t('resent') : reply.message);
    if (reply.ok) void mutate(reply.data, { revalidate: false });
  };
  const keys = {
    c: acts.includes('confirm') ? () => setAsking('confirm') : undefined,
    r: acts.includes('refund') ? () => setAsking('refund') : undefined,
    s: order?.status === 'paid' ? () => void resend() : undefined,
    e: order?.tickets[0] ? () => setEditing(order.tickets[0]?.id ?? null) : undefined,
  };
  useKeys(hasKeys ? keys : {});

  const endAsking = () => {
    setAsking(null);
    setGiven(money?.id ?? null);
  };
  const refresh = () => {
    onChange();
    return mutate();
  };
  /** After an action the question has changed, and the pressed button may not exist any more. */
  const showAnswer = () => {
    endAsking();
    void refresh().then(() => question.current?.focus());
  };

  const overtaken = order && <AlreadyHandled order={order} timeZone={event.time_zone} />;

  return (
    <aside aria-label={t('label', { number: order?.number ?? '' })} className="ho-open">
      <OpenHead number={order?.number ?? ''} place={place} onStep={onStep} onClose={onClose}>
        {order?.is_test && <b>{t('test')}</b>}
      </OpenHead>
      {!order && (error ? <LoadError retry={() => void mutate()} /> : <p role="status">{t('loading')}</p>)}
      {order && (
        <>
          {isOvertaken && overtaken}
          <OrderQuestion ref={question} order={order} />
          <OrderEvidence order={order} timeZone={event.time_zone} />
          {acts.length > 0 && (
            <p className="ho-acts">
              {acts.map((act) => (
                <ActionButton
                  key={act}
                  type="button"
                  disabled={isBusy || isOff(act) || (act === 'refund' && refundable(order).length === 0)}
                  aria-describedby={isOff(act) ? 'order-sale-end' : undefined}
                  className={`btn ${act === first && act !== 'refund' ? 'btn-ink' : 'btn-line'}`}
                  onClick={() => setAsking(act)}
                >
                  {t(`acts.${act === 'confirm' && ended !== null ? ended : act}`)}
                </ActionButton>
              ))}
              {order.status === 'paid' && (
                <ActionButton
                  type="button"
                  disabled={isBusy}
                  className="btn btn-line"
                  onClick={() => void resend()}
                >
                  {t('resend')}
                </ActionButton>
              )}
            </p>
          )}
          {ended !== null && acts.some(isOff) && (
            <p id="order-sale-end" className="mt-2 text-ink-2">
              {t(`choices.${ended}`)}
            </p>
          )}
          <OrderTickets
            order={order}
            event={event}
            chosen={chosen}
            editing={editing}
            onChosen={setChosen}
            onEditing={setEditing}
            onSaved={() => void refresh()}
          />
          <OrderLetters order={order} timeZone={event.time_zone} />
          <OrderLog order={order} timeZone={event.time_zone} />
          <OrderNote order={order} onSaved={() => void refresh()} />
          {isGiving && confirming === null && (
            <p role="alert" className="ho-overtaken">
              {t('takesNoMoney')}
            </p>
          )}
          {requested !== null && (
            <ActDialog
              act={requested}
              order={order}
              ticketIds={[...chosen]}
              money={isGiving ? money : null}
              onClose={endAsking}
              overtaken={overtaken}
              onOvertaken={() => {
                setOvertaken(true);
                return refresh();
              }}
              onDone={(after) => {
                if (after.undo_until !== null) onUndoable(after);
                setOvertaken(false);
                setChosen(new Set());
                showAnswer();
              }}
            />
          )}
        </>
      )}
    </aside>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { Failed } from '@/components/accounts/gate';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/action-button';
import { Icon } from '@/components/ui/icon';
import { actsOf, type OrderAct, refundable } from '@/lib/events/hosting/order-acts';
import { useHostAction, useHostCall } from '@/lib/events/hosting/use-host-call';
import { isWriting, useKeys } from '@/lib/platform/keys/use-keys';
import { ActDialog } from './act-dialog';
import { OrderEvidence } from './order-evidence';
import { OrderLetters } from './order-letters';
import { OrderLog } from './order-log';
import { OrderNote } from './order-note';
import { OrderQuestion } from './order-question';
import { OrderTickets } from './order-tickets';
import { Overtaken } from './overtaken';

interface Props {
  id: number;
  event: OwnEvent;
  /** Whether the keyboard keys act on this order instead of on a selection. */
  hasKeys: boolean;
  /** Which of the listed orders it is; null when it is in another part of the list. */
  place: { number: number; total: number } | null;
  /** Opens the next order of the list, or the one before. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onChange: () => void;
}

/** One order: what it needs, its payment, the actions, its tickets, e-mails, log and note. */
export function OpenOrder({ id, event, hasKeys, place, onStep, onClose, onChange }: Props) {
  const t = useTranslations('hosting.order');
  const locale = useLocale();
  const notify = useNotify();
  const { data: order, error, mutate } = useHostCall('activityOrder', { id, locale });
  const { isBusy, send } = useHostAction();
  const [asking, setAsking] = useState<OrderAct | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isOvertaken, setOvertaken] = useState(false);
  const [editing, setEditing] = useState<number | null>(null);

  const question = useRef<HTMLHeadingElement>(null);
  const isRead = order !== undefined;
  // What was opened is read out, unless somebody writes meanwhile.
  useEffect(() => {
    if (isRead && !isWriting(document.activeElement)) question.current?.focus();
  }, [isRead]);

  const acts = order ? actsOf(order) : [];
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

  const refresh = () => {
    onChange();
    return mutate();
  };
  /** After an action the question is another one, and the pressed button may be gone. */
  const showAnswer = () => {
    setAsking(null);
    void refresh().then(() => question.current?.focus());
  };

  return (
    <aside aria-label={t('label', { number: order?.number ?? '' })} className="ho-open">
      <p className="ho-open-head">
        <span className="n">{order?.number}</span>
        {place && <span>{t('place', place)}</span>}
        {order?.is_test && <b>{t('test')}</b>}
        <span className="ho-steps">
          <button type="button" aria-label={t('next')} className="key-cap" onClick={() => onStep(1)}>
            J
          </button>
          <button type="button" aria-label={t('previous')} className="key-cap" onClick={() => onStep(-1)}>
            K
          </button>
        </span>
        <button type="button" aria-label={t('close')} className="ho-close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </p>
      {!order && (error ? <Failed retry={() => void mutate()} /> : <p role="status">{t('loading')}</p>)}
      {order && (
        <>
          {isOvertaken && <Overtaken order={order} timeZone={event.time_zone} />}
          <OrderQuestion ref={question} order={order} />
          <OrderEvidence order={order} timeZone={event.time_zone} />
          {acts.length > 0 && (
            <p className="ho-acts">
              {acts.map((act) => (
                <ActionButton
                  key={act}
                  type="button"
                  disabled={isBusy || (act === 'refund' && refundable(order).length === 0)}
                  className={`btn ${act === first && act !== 'refund' ? 'btn-ink' : 'btn-line'}`}
                  onClick={() => setAsking(act)}
                >
                  {t(`acts.${act}`)}
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
          {asking !== null && (
            <ActDialog
              act={asking}
              order={order}
              ticketIds={[...chosen]}
              onClose={() => setAsking(null)}
              onOvertaken={() => {
                setOvertaken(true);
                showAnswer();
              }}
              onDone={() => {
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

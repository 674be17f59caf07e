import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useNotify } from '@/components/accounts/toast-provider';
import { OpenHead } from '@/components/hosting/orders/open-head';
import { ActionButton } from '@/components/ui/fields/action-button';
import { UserText } from '@/components/ui/words/user-text';
import { likelyOrder, type UnmatchedRow } from '@/lib/hosting/unmatched';
import { useAction } from '@/lib/accounts/use-action';
import { zonedMoment } from '@/lib/events/time';
import { formatMoney } from '@/lib/platform/numbers/money';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { AsideDialog } from './aside-dialog';
import { ChooseOrder, type Chosen } from './choose-order';

interface Props {
  row: UnmatchedRow;
  event: OwnEvent;
  place: { number: number; total: number } | null;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onChange: () => void;
  /** Opens an order in order to confirm this money for it. */
  onGive: (orderId: number) => void;
}

/** One unmatched payment: the details from the bank, the orders it may belong to, and the other possible decisions. */
export function OpenUnmatched({ row, event, place, onStep, onClose, onChange, onGive }: Props) {
  const t = useTranslations('hosting.unmatched');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const likely = likelyOrder(row);
  const [chosen, setChosen] = useState<Chosen>(likely ? { id: likely.order_id } : null);
  const [aside, setAside] = useState<'not_ours' | 'returned' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const amount = formatMoney(row.amount, row.currency, locale, { isExact: true });

  const give = async () => {
    setError(null);
    if (chosen === null) return;
    if ('id' in chosen) return onGive(chosen.id);
    const number = chosen.number.trim().toUpperCase();
    const reply = await send('activityOrders', { activity_id: event.id, keyword: number, locale });
    const match = reply.ok ? reply.data.list.find((order) => order.number === number) : undefined;
    if (match) onGive(match.id);
    else setError(reply.ok ? t('noSuchOrder') : reply.message || t('failed'));
  };
  const reopen = async () => {
    const reply = await send('decideUnmatched', { id: row.id, decision: 'open' });
    if (!reply.ok) notify(reply.message || t('failed'));
    onChange();
  };
  const numberOf = () => {
    if (chosen === null) return '';
    if ('number' in chosen) return chosen.number.trim().toUpperCase();
    return row.likely.find(({ order_id }) => order_id === chosen.id)?.number ?? '';
  };
  const isOpen = row.state === 'open';
  const choose = (at: number) => () => {
    const chosenOrder = row.likely[at];
    if (chosenOrder) setChosen({ id: chosenOrder.order_id });
  };
  useKeys(
    isOpen && aside === null ? { c: () => void give(), '1': choose(0), '2': choose(1), '3': choose(2) } : {},
  );

  const at = (iso: string) => zonedMoment(new Date(iso), event.time_zone, locale);
  const facts: [string, string][] = [
    [t('facts.payer'), row.payer],
    [t('facts.amount'), amount],
    [t('facts.time'), [row.day, row.clock].filter(Boolean).join(' ')],
    [t('facts.remark'), row.remark],
    [t('facts.seen'), `${row.seen_by} ${at(row.seen_time)}`],
    [t('facts.order'), row.order_number],
    [t('facts.ended'), row.ended_time ? `${row.ended_by} ${at(row.ended_time)}` : ''],
    [t('facts.reason'), row.reason],
  ];
  return (
    <aside aria-label={t('label', { amount })} className="ho-open">
      <OpenHead number="" place={place} onStep={onStep} onClose={onClose} />
      <h2 className="ho-question">
        <UserText
          text={row.remark === '' ? t('bare', { amount }) : t('question', { amount, text: row.remark })}
        />
      </h2>
      <dl className="ho-evidence">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="n">{value}</dd>
            </div>
          ))}
      </dl>
      {isOpen ? (
        <>
          <ChooseOrder row={row} event={event} chosen={chosen} onChosen={setChosen} error={error} />
          <p className="ho-acts">
            <ActionButton
              type="button"
              disabled={isBusy || numberOf() === ''}
              className="btn btn-ink"
              onClick={() => void give()}
            >
              {numberOf() === '' ? t('giveNone') : t('give', { number: numberOf() })}
            </ActionButton>
            <button type="button" className="btn btn-line" onClick={() => setAside('not_ours')}>
              {t('acts.not_ours')}
            </button>
            <button type="button" className="btn btn-line" onClick={() => setAside('returned')}>
              {t('acts.returned')}
            </button>
          </p>
        </>
      ) : (
        row.state !== 'matched' && (
          <p className="ho-acts">
            <ActionButton
              type="button"
              disabled={isBusy}
              className="btn btn-line"
              onClick={() => void reopen()}
            >
              {t('acts.open')}
            </ActionButton>
          </p>
        )
      )}
      {aside !== null && (
        <AsideDialog
          row={row}
          decision={aside}
          onClose={() => setAside(null)}
          onDone={() => {
            setAside(null);
            onChange();
          }}
        />
      )}
    </aside>
  );
}

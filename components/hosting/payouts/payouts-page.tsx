import '@/components/hosting/orders/orders.css';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { PAYOUT_GROUPS, type PayoutGroup } from '@/backend/contract/tickets/statuses';
import { LoadError } from '@/components/accounts/gate';
import { useNotify } from '@/components/accounts/toast-provider';
import { ExportButtons } from '@/components/hosting/orders/export-buttons';
import { UndoBar } from '@/components/hosting/orders/undo-bar';
import { ActionButton } from '@/components/ui/fields/action-button';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';
import { useCall } from '@/lib/accounts/use-call';
import { usePayoutExport } from '@/lib/hosting/use-payout-export';
import { useUndo } from '@/lib/hosting/use-undo';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { formatMoney } from '@/lib/platform/numbers/money';
import { OpenPayout } from './open-payout';
import { PasteReceipt } from './paste-receipt';
import { PayoutEquation } from './payout-equation';
import { PayoutKeys, PayoutKeysHelp } from './payout-keys';
import { PayoutList } from './payout-list';
import { PayoutSelectBar } from './payout-select-bar';
import { PayoutTabs } from './payout-tabs';

const REFRESH_MS = 15_000;

/**
 * The refunds of an event that are paid by hand: those still to pay, those on their way, and those that are done, with
 * the open one beside them.
 */
export function PayoutsPage({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.payouts');
  const titles = useTranslations('hosting.titles');
  const locale = useLocale();
  const notify = useNotify();
  const [openId, setOpenId] = useState<number | null>(null);
  const [group, setGroup] = useState<PayoutGroup | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const { offer, offerUndo, endUndo } = useUndo();
  const { isBusy, run } = usePayoutExport(event.id);
  const { data, error, mutate } = useCall(
    'activityPayouts',
    { activity_id: event.id },
    { refreshInterval: REFRESH_MS },
  );
  const changed = () => void mutate();
  const rows = PAYOUT_GROUPS.filter((name) => group === null || name === group).flatMap((name) =>
    (data?.list ?? []).filter((row) => row.group === name),
  );
  const at = rows.findIndex(({ id }) => id === openId);
  const open = data?.list.find(({ id }) => id === openId);
  const step = (by: number) => () => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) setOpenId(next.id);
  };
  const chosen = rows.filter((row) => row.group === 'to_pay' && selected.has(row.id));
  const select = (id: number) =>
    setSelected(
      new Set(selected.has(id) ? [...selected].filter((otherId) => otherId !== id) : [...selected, id]),
    );
  const clear = () => setSelected(new Set());
  const close = () => setOpenId(null);
  const exportFile = async (format: 'csv' | 'xlsx') => {
    notify(await run(format, chosen.length === 0 ? undefined : chosen.map(({ id }) => id)));
    clear();
    changed();
  };
  useReturnFocus(openId === null ? null : `payout-${openId}`);
  useKeys({
    j: step(1),
    k: step(-1),
    enter: at < 0 ? step(1) : undefined,
    x: open?.group === 'to_pay' ? () => select(open.id) : undefined,
    'shift+e': isBusy ? undefined : () => void exportFile('csv'),
    escape: chosen.length > 0 ? clear : openId === null ? undefined : close,
  });
  const sumOf = (name: 'to_pay' | 'owed') =>
    (data?.sums ?? [])
      .filter((sums) => sums[name] > 0)
      .map((sums) => formatMoney(sums[name], sums.currency, locale, { isExact: true }))
      .join(' + ');
  const titleOf = ({ to_pay }: { to_pay: number }) =>
    to_pay === 0 && sumOf('owed') !== ''
      ? t('owedTitle', { sum: sumOf('owed') })
      : t('title', { count: to_pay, sum: sumOf('to_pay') });
  return (
    <div className="ho-desk" data-open={open !== undefined || undefined}>
      <div className="ho-list">
        <header className="ho-head">
          <h1 className="type-page-title">{data ? titleOf(data.counts) : titles('hostingPayouts')}</h1>
          <div className="flex flex-wrap gap-2">
            <PasteReceipt event={event} onDone={changed} />
            {(['csv', 'xlsx'] as const).map((format) => (
              <ActionButton
                key={format}
                type="button"
                disabled={isBusy}
                className="btn btn-line ho-button"
                onClick={() => void exportFile(format)}
              >
                {t('export', { format: format.toUpperCase() })}
              </ActionButton>
            ))}
          </div>
        </header>
        {!data && (error ? <LoadError retry={changed} /> : <SkeletonRows label={t('loading')} />)}
        {data && (
          <>
            <PayoutTabs group={group} counts={data.counts} onGroup={setGroup} />
            <PayoutEquation sums={data.sums} />
            {rows.length === 0 && <EmptyState text={group === null ? t('empty') : t('none')} />}
            <PayoutList
              rows={rows}
              openId={openId}
              selected={selected}
              onOpen={setOpenId}
              onSelect={select}
            />
            <p className="flex flex-wrap items-center gap-2 px-6 py-6 max-md:px-4">
              <span className="type-meta">{t('balance')}</span>
              <ExportButtons event={event} what="orders" />
              <ExportButtons event={event} what="payouts" />
            </p>
          </>
        )}
        {chosen.length > 0 ? (
          <PayoutSelectBar
            rows={chosen}
            isBusy={isBusy}
            onExport={() => void exportFile('csv')}
            onClear={clear}
          />
        ) : (
          <PayoutKeys />
        )}
      </div>
      {open && (
        <OpenPayout
          key={open.id}
          row={open}
          event={event}
          place={at < 0 ? null : { number: at + 1, total: rows.length }}
          onStep={(by) => step(by)()}
          onClose={close}
          onDone={changed}
          onRecorded={() => offerUndo(open.order_id, open.name || open.order_number)}
        />
      )}
      {offer && (
        <UndoBar
          key={offer.untilMs}
          offer={offer}
          what="paidOut"
          onEnd={() => {
            endUndo();
            changed();
          }}
        />
      )}
      <PayoutKeysHelp />
    </div>
  );
}

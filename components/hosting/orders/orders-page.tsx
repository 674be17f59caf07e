import './orders.css';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { CallInput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { LoadError } from '@/components/accounts/gate';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';
import { PageSteps } from '@/components/hosting/page-steps';
import { OpenUnmatched } from '@/components/hosting/unmatched/open-unmatched';
import { UnmatchedList } from '@/components/hosting/unmatched/unmatched-list';
import { SkeletonRows } from '@/components/ui/notices/states';
import { zonedMidnight } from '@/lib/events/time';
import { type DeskEntry, entryAfter, isSameEntry } from '@/lib/hosting/desk-entries';
import { toggleSelection } from '@/lib/hosting/bulk-acts';
import type { UnmatchedRow } from '@/lib/hosting/unmatched';
import { useReadMs } from '@/lib/hosting/use-read-ms';
import { useUndo } from '@/lib/hosting/use-undo';
import { useCall } from '@/lib/accounts/use-call';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { GuestDialog } from './guest-dialog';
import { KeysBar, KeysHelp } from './keys-bar';
import { MatchDialog } from './match-dialog';
import { OpenOrder } from './open-order';
import { OrderList } from './order-list';
import { type OrderFilter, OrdersFilter } from './orders-filter';
import { OrdersHead } from './orders-head';
import { OrdersTabs, type OrderTab } from './orders-tabs';
import { SelectBar } from './select-bar';
import { UndoBar } from './undo-bar';

const SIZE = 50;
const REFRESH_MS = 15_000;
const NO_FILTER: OrderFilter = { keyword: '', ticketTypeId: null, method: '', from: '' };
/** The orders of an event, last changed first, and the open one beside them. */
export function OrdersPage({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.orders');
  const locale = useLocale();
  const [tab, setTab] = useState<OrderTab>('all');
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<DeskEntry | null>(null);
  const { offer, offerUndo, endUndo } = useUndo();
  const [giving, setGiving] = useState<UnmatchedRow | null>(null);
  const [dialog, setDialog] = useState<'guest' | 'match' | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [lastId, setLastId] = useState<number | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const input: CallInput<'activityOrders'> = {
    activity_id: event.id,
    locale,
    page,
    size: SIZE,
    keyword: filter.keyword.trim(),
    ...(tab !== 'all' && tab !== 'unmatched' && { status: tab }),
    ...(filter.ticketTypeId !== null && { ticket_type_id: filter.ticketTypeId }),
    ...(filter.method !== '' && { method: filter.method }),
    ...(filter.from !== '' && { from: zonedMidnight(filter.from, event.time_zone).toISOString() }),
  };
  const requested = useCall('activityOrders', input, { refreshInterval: REFRESH_MS });
  const { data, error, mutate } = requested;
  const readMs = useReadMs(requested);
  const money = useCall('activityUnmatched', { activity_id: event.id }, { refreshInterval: REFRESH_MS });
  const rows = tab === 'unmatched' ? [] : (data?.list ?? []);
  const moneyRows = (tab === 'unmatched' || tab === 'to_confirm' ? (money.data?.list ?? []) : []).filter(
    ({ state }) => tab === 'unmatched' || state === 'open',
  );
  const entries: DeskEntry[] = [
    ...rows.map(({ id }) => ({ kind: 'order' as const, id })),
    ...moneyRows.map(({ id }) => ({ kind: 'money' as const, id })),
  ];
  const at = entries.findIndex((deskEntry) => isSameEntry(deskEntry, open));
  const openId = open?.kind === 'order' ? open.id : null;
  const openMoney = open?.kind === 'money' ? money.data?.list.find(({ id }) => id === open.id) : undefined;
  const show = (entry: DeskEntry | null) => {
    setGiving(null);
    setOpen(entry);
  };
  const step = (by: number) => () => {
    const next = entryAfter(entries, open, by);
    if (next) show(next);
  };
  const close = () => show(null);
  const changed = () => {
    void mutate();
    void money.mutate();
  };
  const pageStart = data && tab !== 'unmatched' ? (data.page - 1) * data.size : 0;
  const place =
    at < 0 || !data
      ? null
      : {
          number: pageStart + at + 1,
          total: (tab === 'unmatched' ? 0 : data.total) + moneyRows.length,
        };
  const select = (id: number, isRange = false) => {
    setSelected(toggleSelection(selected, rows, id, isRange ? lastId : null));
    setLastId(id);
  };
  useReturnFocus(open === null ? null : `${open.kind}-${open.id}`);
  useReturnFocus(selected.size === 0 ? null : `order-${lastId}`);
  const chosen = rows.filter(({ id }) => selected.has(id));
  useKeys({
    x: openId === null ? undefined : () => select(openId),
    'shift+x': openId === null ? undefined : () => select(openId, true),
    j: step(1),
    k: step(-1),
    enter: at < 0 ? step(1) : undefined,
    escape: open === null ? undefined : close,
    '/': () => search.current?.focus(),
  });
  const pages = data && tab !== 'unmatched' ? Math.max(1, Math.ceil(data.total / data.size)) : 1;

  return (
    <div className="ho-desk" data-open={open !== null || undefined}>
      <div className="ho-list">
        <OrdersHead
          event={event}
          counts={data?.counts}
          onGuest={() => setDialog('guest')}
          onMatch={() => setDialog('match')}
        />
        <OrdersTabs
          tab={tab}
          counts={data?.counts}
          onTab={(name) => {
            setTab(name);
            setPage(1);
          }}
        />
        <OrdersFilter
          search={search}
          event={event}
          filter={filter}
          onFilter={(part) => {
            setFilter({ ...filter, ...part });
            setPage(1);
          }}
        />
        <p role="status" className="sr-only">
          {data && filter !== NO_FILTER && t('found', { count: data.total })}
        </p>
        {!data && (error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
        {data && tab !== 'unmatched' && (rows.length > 0 || moneyRows.length === 0) && (
          <OrderList
            rows={rows}
            isFirst={data.counts['all'] === 0}
            event={event}
            openId={openId}
            selected={selected}
            onOpen={(id) => show({ kind: 'order', id })}
            onSelect={select}
          />
        )}
        {data && (tab === 'unmatched' || tab === 'to_confirm') && (
          <UnmatchedList
            rows={moneyRows}
            openId={openMoney?.id ?? null}
            onOpen={(id) => show({ kind: 'money', id })}
            isPart={tab === 'to_confirm'}
          />
        )}
        {pages > 1 && (
          <div className="px-6">
            <PageSteps page={page} pages={pages} onPage={setPage} />
          </div>
        )}
        {chosen.length === 0 ? (
          <KeysBar readMs={readMs} />
        ) : (
          <SelectBar
            event={event}
            rows={chosen}
            onClear={() => setSelected(new Set())}
            onDone={() => {
              setSelected(new Set());
              void mutate();
            }}
          />
        )}
      </div>
      {openId !== null && (
        <OpenOrder
          key={openId}
          id={openId}
          event={event}
          hasKeys={chosen.length === 0}
          place={place}
          money={giving}
          onStep={(by) => step(by)()}
          onClose={close}
          onChange={changed}
          onUndoable={({ id, number }) => offerUndo(id, number)}
        />
      )}
      {openMoney && (
        <OpenUnmatched
          key={openMoney.id}
          row={openMoney}
          event={event}
          place={place}
          onStep={(by) => step(by)()}
          onClose={close}
          onChange={changed}
          onGive={(id) => {
            setOpen({ kind: 'order', id });
            setGiving(openMoney);
          }}
        />
      )}
      {offer && (
        <UndoBar
          key={offer.untilMs}
          offer={offer}
          what="confirmed"
          onEnd={() => {
            endUndo();
            changed();
          }}
        />
      )}
      <KeysHelp event={event} />
      {dialog === 'guest' && (
        <GuestDialog
          event={event}
          onClose={() => setDialog(null)}
          onAdded={(id) => {
            setDialog(null);
            show({ kind: 'order', id });
            changed();
          }}
        />
      )}
      {dialog === 'match' && (
        <MatchDialog
          event={event}
          onClose={() => setDialog(null)}
          onStored={() => {
            setDialog(null);
            setTab('unmatched');
            changed();
          }}
          onOpen={(id) => {
            setDialog(null);
            show({ kind: 'order', id });
          }}
        />
      )}
    </div>
  );
}

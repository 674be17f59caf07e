import './orders.css';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { CallInput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { Failed } from '@/components/accounts/gate';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { PageSteps } from '@/components/events/hosting/page-steps';
import { SkeletonRows } from '@/components/ui/states';
import { zonedMidnight } from '@/lib/events/time';
import { toggled } from '@/lib/events/hosting/bulk-acts';
import { useReadMs } from '@/lib/events/hosting/use-read-ms';
import { useHostCall } from '@/lib/events/hosting/use-host-call';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { ExportButtons } from './export-buttons';
import { GuestDialog } from './guest-dialog';
import { KeysBar, KeysHelp } from './keys-bar';
import { MatchDialog } from './match-dialog';
import { OpenOrder } from './open-order';
import { OrderList } from './order-list';
import { type OrderFilter, OrdersFilter } from './orders-filter';
import { SelectBar } from './select-bar';

const SIZE = 50;
const REFRESH_MS = 15_000;
const NO_FILTER: OrderFilter = { keyword: '', ticketId: null, method: '', from: '' };
const TABS = [
  'all',
  'to_confirm',
  'payment_in_progress',
  'awaiting_approval',
  'paid',
  'refund_in_progress',
  'refunded',
  'cancelled',
] as const;
type Tab = (typeof TABS)[number];

/** The orders of an event, last changed first, and the open one beside them. */
export function OrdersRoom({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.orders');
  const locale = useLocale();
  const [tab, setTab] = useState<Tab>('all');
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<number | null>(null);
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
    ...(tab !== 'all' && { status: tab }),
    ...(filter.ticketId !== null && { ticket_id: filter.ticketId }),
    ...(filter.method !== '' && { method: filter.method }),
    ...(filter.from !== '' && { from: zonedMidnight(filter.from, event.time_zone).toISOString() }),
  };
  const asked = useHostCall('activityOrders', input, { refreshMs: REFRESH_MS });
  const { data, error, mutate } = asked;
  const readMs = useReadMs(asked);
  const rows = data?.list ?? [];
  const at = rows.findIndex(({ id }) => id === openId);
  const step = (by: number) => () => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) setOpenId(next.id);
  };
  const select = (id: number, isRange = false) => {
    setSelected(toggled(selected, rows, id, isRange ? lastId : null));
    setLastId(id);
  };
  useReturnFocus(openId === null ? null : `order-${openId}`);
  useReturnFocus(selected.size === 0 ? null : `order-${lastId}`);
  const chosen = rows.filter(({ id }) => selected.has(id));
  useKeys({
    x: openId === null ? undefined : () => select(openId),
    'shift+x': openId === null ? undefined : () => select(openId, true),
    j: step(1),
    k: step(-1),
    enter: at < 0 ? step(1) : undefined,
    escape: openId === null ? undefined : () => setOpenId(null),
    '/': () => search.current?.focus(),
  });
  const toConfirm = data?.counts['to_confirm'] ?? 0;
  const pages = data ? Math.max(1, Math.ceil(data.total / data.size)) : 1;

  return (
    <div className="ho-desk" data-open={openId !== null || undefined}>
      <div className="ho-list">
        <header className="ho-head">
          <h1 className="type-page-title">
            {toConfirm > 0
              ? t('toConfirm', { count: toConfirm })
              : t('title', { count: data?.counts['all'] ?? data?.total ?? 0 })}
          </h1>
          <div className="flex flex-wrap gap-2">
            <button type="button" className="btn btn-line ho-button" onClick={() => setDialog('guest')}>
              {t('addGuest')}
            </button>
            <button type="button" className="btn btn-line ho-button" onClick={() => setDialog('match')}>
              {t('match')}
            </button>
            <ExportButtons event={event} what="tickets" />
          </div>
        </header>
        <div role="group" aria-label={t('states')} className="host-tabs ho-tabs">
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={tab === name}
              data-waits={(name === 'to_confirm' && toConfirm > 0) || undefined}
              onClick={() => {
                setTab(name);
                setPage(1);
              }}
            >
              {t(`tabs.${name}`)} <span className="n">{data ? (data.counts[name] ?? 0) : ''}</span>
            </button>
          ))}
        </div>
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
        {!data && (error ? <Failed retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
        {data && (
          <OrderList
            rows={rows}
            isFirst={data.counts['all'] === 0}
            event={event}
            openId={openId}
            selected={selected}
            onOpen={setOpenId}
            onSelect={select}
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
          place={at < 0 || !data ? null : { number: (data.page - 1) * data.size + at + 1, total: data.total }}
          onStep={(by) => step(by)()}
          onClose={() => setOpenId(null)}
          onChange={() => void mutate()}
        />
      )}
      <KeysHelp event={event} />
      {dialog === 'guest' && (
        <GuestDialog
          event={event}
          onClose={() => setDialog(null)}
          onAdded={(id) => {
            setDialog(null);
            setOpenId(id);
            void mutate();
          }}
        />
      )}
      {dialog === 'match' && (
        <MatchDialog
          event={event}
          onClose={() => setDialog(null)}
          onOpen={(id) => {
            setDialog(null);
            setOpenId(id);
          }}
        />
      )}
    </div>
  );
}

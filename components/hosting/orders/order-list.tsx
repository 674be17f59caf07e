import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { DateNumber } from '@/components/ui/dates/date-number';
import { EmptyState } from '@/components/ui/notices/states';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { orderNode, ordersByDay, type OrderRow, waitOf } from '@/lib/hosting/order-acts';
import { sumByCurrency } from '@/lib/hosting/sums';
import { zonedClock, zonedDay } from '@/lib/events/time';
import { formatMoney } from '@/lib/platform/numbers/money';
import { NoOrders } from './no-orders';

interface Props {
  rows: readonly OrderRow[];
  /** Whether the event has no orders at all, whatever the filter. */
  isFirst: boolean;
  event: OwnEvent;
  openId: number | null;
  selected: ReadonlySet<number>;
  onOpen: (id: number) => void;
  onSelect: (id: number, isRange: boolean) => void;
}

/** Orders by the day of their last change, in the event's time zone. */
export function OrderList({ rows, isFirst, event, openId, selected, onOpen, onSelect }: Props) {
  const t = useTranslations('hosting.orders');
  const locale = useLocale();
  if (rows.length === 0) return isFirst ? <NoOrders event={event} /> : <EmptyState text={t('none')} />;
  const timeZone = event.time_zone;
  // A single currency is shown once for each day; with several currencies each row shows its own.
  const isBare = new Set(rows.map(({ currency }) => currency)).size === 1;
  const stateOf = (row: OrderRow) => {
    const wait = waitOf(row);
    return wait ? t(`waits.${wait}`) : t(`statuses.${row.status}`);
  };
  const ticketsOf = ({ items }: OrderRow) => items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="ledger ho-rows">
      {ordersByDay(rows, (iso) => zonedDay(new Date(iso), timeZone)).map(({ day, rows: ofDay }) => (
        <section key={day}>
          <h2 className="entry ho-day">
            <span className="entry-gutter">
              <DateNumber day={day} locale={locale} className="text-2xl" />
            </span>
            <span className="entry-body type-meta">
              {t('dayHead', { count: ofDay.reduce((sum, row) => sum + ticketsOf(row), 0) })}{' '}
              {sumByCurrency(ofDay.map(({ currency, total }) => ({ currency, amount: total }))).map(
                ({ currency, amount }) => (
                  <span key={currency}>{formatMoney(amount, currency, locale)} </span>
                ),
              )}
            </span>
          </h2>
          <ul>
            {ofDay.map((row) => (
              <li key={row.id}>
                <input
                  type="checkbox"
                  aria-label={t('selected.choose', { number: row.number })}
                  checked={selected.has(row.id)}
                  className="ho-check"
                  onChange={({ nativeEvent }) =>
                    onSelect(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                  }
                />
                <button
                  type="button"
                  data-opens={`order-${row.id}`}
                  aria-current={row.id === openId || undefined}
                  data-waits={waitOf(row) !== null || undefined}
                  className="ho-row"
                  onClick={() => onOpen(row.id)}
                >
                  <span className="ho-time n">{zonedClock(new Date(row.updated_time), timeZone)}</span>
                  <i aria-hidden="true" className="ho-node" data-state={orderNode(row)} />
                  <span className="n ho-number">{row.number}</span>
                  <b className="ho-name">
                    <UserTextInLocale text={row.name || t('noName')} locale={locale} />
                  </b>
                  <span className="ho-items">
                    <UserTextInLocale
                      text={row.items.map(({ name, quantity }) => `${name} ${quantity}`).join(t('comma'))}
                      locale={locale}
                    />
                    {row.is_test && ` · ${t('test')}`}
                  </span>
                  <span className="n ho-total">
                    {formatMoney(row.total, row.currency, locale, { isExact: true, isBare })}
                  </span>
                  <span className="ho-state">{stateOf(row)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

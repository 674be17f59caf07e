import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { UserText } from '@/components/ui/words/user-text';
import { type HomeNumbers, salesByDay } from '@/lib/hosting/overview';
import { sumByCurrency } from '@/lib/hosting/sums';
import { formatMoney } from '@/lib/platform/numbers/money';
import { DayBars } from './day-bars';
import { PageSection } from '../page-section';

const HEAD = 'border-b border-ink pb-[11px] text-xs max-md:min-w-[84px] font-normal text-ink-3';
const BODY = 'border-b border-rule py-[11px]';
const FOOT = 'border-b-4 border-double border-ink py-[11px] font-bold';
const NUMBER = 'pe-3 text-end whitespace-nowrap last:pe-0';

const COLUMN = {
  ticket: 'pe-3 text-start max-md:min-w-[84px]',
  price: NUMBER,
  sold: NUMBER,
  days: 'ps-6 pe-3 text-start max-md:hidden',
  here: NUMBER,
  income: NUMBER,
} as const;

/** For each ticket type: price, sales, sales per day on a common scale, check-ins and income. */
export function TypesTable({ event, home }: { event: OwnEvent; home: HomeNumbers }) {
  const t = useTranslations('hosting.overview.types');
  const locale = useLocale();
  const days = home.types.map(({ ticket_type_id }) => salesByDay(home.sales, ticket_type_id));
  const max = Math.max(1, ...days.flat().map(({ tickets }) => tickets));
  const total = (field: 'sold' | 'quantity' | 'checked_in') =>
    home.types.reduce((sum, type) => sum + type[field], 0);
  const price = (id: number) => event.tickets.find((ticket) => ticket.id === id);
  if (home.types.length === 0) return null;
  return (
    <PageSection title={t('title')}>
      <div role="region" aria-label={t('title')} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr>
              {(['ticket', 'price', 'sold', 'days', 'here', 'income'] as const).map((column) => (
                <th key={column} scope="col" className={`${HEAD} ${COLUMN[column]}`}>
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {home.types.map((type, at) => {
              const ticket = price(type.ticket_type_id);
              return (
                <tr key={type.ticket_type_id}>
                  <th scope="row" className={`${BODY} ${COLUMN.ticket} font-bold`}>
                    <UserText text={type.name} />
                  </th>
                  <td className={`${BODY} ${COLUMN.price} n`}>
                    {ticket && formatMoney(ticket.price, ticket.currency, locale)}
                  </td>
                  <td className={`${BODY} ${COLUMN.sold} n`}>
                    <b>{type.sold}</b>/{type.quantity}
                    {type.held > 0 && <span className="type-meta"> {t('held', { count: type.held })}</span>}
                  </td>
                  <td className={`${BODY} ${COLUMN.days}`}>
                    <DayBars days={days[at] ?? []} max={max} label={t('daysOf', { name: type.name })} />
                  </td>
                  <td className={`${BODY} ${COLUMN.here} n`}>
                    <b>{type.checked_in}</b>/{type.sold}
                  </td>
                  <td className={`${BODY} ${COLUMN.income} n`}>
                    {formatMoney(type.income.amount, type.income.currency, locale, { isExact: true })}
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={`${FOOT} ${COLUMN.ticket}`}>
                {t('sum')}
              </th>
              <td className={`${FOOT} ${COLUMN.price}`} />
              <td className={`${FOOT} ${COLUMN.sold} n`}>
                <b>{total('sold')}</b>/{total('quantity')}
              </td>
              <td className={`${FOOT} ${COLUMN.days}`} />
              <td className={`${FOOT} ${COLUMN.here} n`}>
                <b>{total('checked_in')}</b>/{total('sold')}
              </td>
              <td className={`${FOOT} ${COLUMN.income} n`}>
                {sumByCurrency(home.types.map(({ income }) => income)).map((sum) => (
                  <b key={sum.currency} className="block">
                    {formatMoney(sum.amount, sum.currency, locale, { isExact: true })}
                  </b>
                ))}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </PageSection>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { Typed } from '@/components/ui/words/typed';
import { type HomeNumbers, salesByDay } from '@/lib/hosting/overview';
import { sumByCurrency } from '@/lib/hosting/sums';
import { formatMoney } from '@/lib/platform/numbers/money';
import { DayBars } from './day-bars';
import { PageSection } from '../page-section';

/** For each ticket type: price, sales, sales per day on a common scale, check-ins and income. */
export function TypesTable({ event, home }: { event: OwnEvent; home: HomeNumbers }) {
  const t = useTranslations('hosting.overview.types');
  const locale = useLocale();
  const days = home.types.map(({ ticket_type_id }) => salesByDay(home.sales, ticket_type_id));
  const most = Math.max(1, ...days.flat().map(({ tickets }) => tickets));
  const total = (field: 'sold' | 'quantity' | 'checked_in') =>
    home.types.reduce((sum, type) => sum + type[field], 0);
  const price = (id: number) => event.tickets.find((ticket) => ticket.id === id);
  if (home.types.length === 0) return null;
  return (
    <PageSection title={t('title')}>
      <div role="region" aria-label={t('title')} tabIndex={0} className="overflow-x-auto">
        <table className="hr-types">
          <thead>
            <tr>
              {(['ticket', 'price', 'sold', 'days', 'here', 'income'] as const).map((column) => (
                <th key={column} scope="col" data-column={column}>
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
                  <th scope="row">
                    <Typed text={type.name} />
                  </th>
                  <td data-column="price" className="n">
                    {ticket && formatMoney(ticket.price, ticket.currency, locale)}
                  </td>
                  <td data-column="sold" className="n">
                    <b>{type.sold}</b>/{type.quantity}
                    {type.held > 0 && <span className="type-meta"> {t('held', { count: type.held })}</span>}
                  </td>
                  <td data-column="days">
                    <DayBars days={days[at] ?? []} most={most} label={t('daysOf', { name: type.name })} />
                  </td>
                  <td data-column="here" className="n">
                    <b>{type.checked_in}</b>/{type.sold}
                  </td>
                  <td data-column="income" className="n">
                    {formatMoney(type.income.amount, type.income.currency, locale, { isExact: true })}
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('sum')}</th>
              <td />
              <td data-column="sold" className="n">
                <b>{total('sold')}</b>/{total('quantity')}
              </td>
              <td />
              <td data-column="here" className="n">
                <b>{total('checked_in')}</b>/{total('sold')}
              </td>
              <td data-column="income" className="n">
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

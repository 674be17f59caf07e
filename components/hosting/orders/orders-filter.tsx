import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { Icon } from '@/components/ui/icons/icon';

const METHODS = ['manual', 'stripe', 'free'] as const;

export interface OrderFilter {
  keyword: string;
  ticketTypeId: number | null;
  method: '' | (typeof METHODS)[number];
  /** First day as `YYYY-MM-DD`; empty for no limit. */
  from: string;
}

interface Props {
  search: RefObject<HTMLInputElement | null>;
  event: OwnEvent;
  filter: OrderFilter;
  onFilter: (part: Partial<OrderFilter>) => void;
}

/** Filters of orders: keyword, ticket type, payment method, first day. */
export function OrdersFilter({ search, event, filter, onFilter }: Props) {
  const t = useTranslations('hosting.orders.filter');
  return (
    <div className="ho-filter">
      <div className="ho-search">
        <Icon name="search" />
        <input
          ref={search}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={filter.keyword}
          onChange={({ target }) => onFilter({ keyword: target.value })}
        />
        <kbd aria-hidden="true" className="key-cap max-md:hidden">
          /
        </kbd>
      </div>
      <label>
        {t('ticket')}
        <select
          value={filter.ticketTypeId ?? ''}
          onChange={({ target }) =>
            onFilter({ ticketTypeId: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">{t('all')}</option>
          {event.tickets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('method')}
        <select
          value={filter.method}
          onChange={({ target }) =>
            onFilter({ method: METHODS.find((option) => option === target.value) ?? '' })
          }
        >
          <option value="">{t('all')}</option>
          {METHODS.map((method) => (
            <option key={method} value={method}>
              {t(`methods.${method}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('from')}
        <input type="date" value={filter.from} onChange={({ target }) => onFilter({ from: target.value })} />
      </label>
    </div>
  );
}

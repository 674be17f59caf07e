import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';

/** What must be settled before an account can be deleted, each with a link to the page for it. */
export function AccountDuties({ duties }: { duties: CallOutput<'accountDuties'> }) {
  const t = useTranslations('area.duties');
  const locale = useLocale();
  const rows = [
    ...duties.live_events.map(({ id, title }) => ({
      key: `live ${id}`,
      text: t('live', { title }),
      to: href(locale, 'hostingChange', { id }),
    })),
    ...duties.open_money.map(({ id, title }) => ({
      key: `money ${id}`,
      text: t('money', { title }),
      to: href(locale, 'hostingOrders', { id }),
    })),
    ...duties.orders.map(({ id, number, title }) => ({
      key: `order ${id}`,
      text: t('order', { number, title }),
      to: href(locale, 'order', { id }),
    })),
    ...duties.tickets.map(({ id, number, title }) => ({
      key: `ticket ${id}`,
      text: t('ticket', { number, title }),
      to: href(locale, 'order', { id }),
    })),
  ];
  return (
    <div role="status" className="mb-5">
      <p className="font-bold">{t('title')}</p>
      <ul className="mt-2 grid gap-2">
        {rows.map(({ key, text, to }) => (
          <li key={key}>
            {text}{' '}
            <Link href={to} className="form-link">
              {t('go')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

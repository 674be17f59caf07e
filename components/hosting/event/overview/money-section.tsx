import { useLocale, useTranslations } from 'next-intl';
import type { HomeNumbers } from '@/lib/hosting/overview';
import { formatMoney } from '@/lib/platform/numbers/money';
import { PageSection } from '../page-section';

/** Money received, returned, still owed to buyers, waiting for a decision, and the balance, per currency. */
export function MoneySection({ home }: { home: HomeNumbers }) {
  const t = useTranslations('hosting.overview.money');
  const locale = useLocale();
  const amountOf = (list: HomeNumbers['income'], currency: string) =>
    list.find((money) => money.currency === currency)?.amount ?? 0;
  if (home.income.length === 0) return null;
  return (
    <PageSection title={t('title')}>
      <ul>
        {home.income.map(({ currency, amount }) => {
          const back = amountOf(home.refunded, currency);
          const owed = amountOf(home.to_pay_back, currency);
          const over = amountOf(home.to_return, currency);
          const show = (sum: number) => formatMoney(sum, currency, locale, { isExact: true });
          return (
            <li key={currency} className="flex flex-wrap items-baseline gap-x-[18px] gap-y-1">
              <b className="n-display text-4xl font-semibold">{show(amount - back - owed)}</b>
              <span>{t('sum', { received: show(amount), refunded: show(back) })}</span>
              {owed > 0 && <span className="text-mark">{t('owed', { amount: show(owed) })}</span>}
              {over > 0 && <span className="text-mark">{t('toReturn', { amount: show(over) })}</span>}
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}

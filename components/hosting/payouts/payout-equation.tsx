import { useLocale, useTranslations } from 'next-intl';
import { owedTerms, type Payouts } from '@/lib/hosting/payouts';
import { formatMoney } from '@/lib/platform/numbers/money';

/** What is owed to buyers as a sum over the states of payouts, by currency, and the amount of unmatched money. */
export function PayoutEquation({ sums }: { sums: Payouts['sums'] }) {
  const t = useTranslations('hosting.payouts');
  const locale = useLocale();
  const show = (amount: number, currency: string) => formatMoney(amount, currency, locale, { isExact: true });
  return sums
    .filter(({ owed, unmatched }) => owed + unmatched > 0)
    .map((currencySum) => (
      <p
        key={currencySum.currency}
        className="n flex flex-wrap gap-x-3.5 gap-y-1 px-6 py-2.5 text-ink-2 max-md:px-4"
      >
        {currencySum.owed > 0 && (
          <b className="text-ink">{t('equation', { owed: show(currencySum.owed, currencySum.currency) })}</b>
        )}
        {owedTerms(currencySum).map(({ part, amount }, at) => (
          <span key={part}>
            {at === 0 ? '=' : '+'} {t(`parts.${part}`, { sum: show(amount, currencySum.currency) })}
          </span>
        ))}
        {currencySum.unmatched > 0 && (
          <span>{t('unmatched', { sum: show(currencySum.unmatched, currencySum.currency) })}</span>
        )}
      </p>
    ));
}

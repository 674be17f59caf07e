import { useLocale, useTranslations } from 'next-intl';
import type { PayoutRow } from '@/lib/hosting/payouts';
import { sumByCurrency } from '@/lib/hosting/sums';
import { ActionButton } from '@/components/ui/fields/action-button';
import { formatMoney } from '@/lib/platform/numbers/money';

interface Props {
  rows: readonly PayoutRow[];
  isBusy: boolean;
  onExport: () => void;
  onClear: () => void;
}

/** The number and sum of the selected payouts, and a button that puts them into one file for the bank. */
export function PayoutSelectBar({ rows, isBusy, onExport, onClear }: Props) {
  const t = useTranslations('hosting.payouts.selected');
  const locale = useLocale();
  const sum = sumByCurrency(rows.map(({ currency, amount }) => ({ currency, amount })))
    .map(({ currency, amount }) => formatMoney(amount, currency, locale, { isExact: true }))
    .join(' + ');
  return (
    <div role="region" aria-label={t('label')} className="ho-select">
      <p aria-live="polite">
        <b>{t('count', { count: rows.length })}</b> <span className="n">{sum}</span>
      </p>
      <ActionButton type="button" disabled={isBusy} onClick={onExport}>
        {t('export', { count: rows.length })}
      </ActionButton>
      <button type="button" className="ms-auto" onClick={onClear}>
        <kbd>Esc</kbd> {t('clear')}
      </button>
    </div>
  );
}

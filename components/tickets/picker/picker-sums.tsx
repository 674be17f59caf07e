import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/platform/numbers/money';
import type { PickerTicket } from '@/lib/tickets/picker-tickets';
import { chosen, isFree, quantityOf, type Selection, sumOf } from '@/lib/tickets/selection';
import { SumLines } from '@/components/tickets/hold/sum-lines';

interface Props {
  selection: Selection;
  tickets: readonly PickerTicket[];
  /** In minor units: the sum before seats were lost, shown struck through; null when none were. */
  lostSum: number | null;
}

/** The chosen tickets and their sum. */
export function PickerSums({ selection, tickets, lostSum }: Props) {
  const t = useTranslations('tickets.picker');
  const hold = useTranslations('tickets.hold');
  const locale = useLocale();
  const currency = tickets[0]?.currency ?? 'CNY';
  const lines = chosen(selection, tickets).map(({ id, name, price }) => ({
    id,
    name,
    quantity: quantityOf(selection, id),
    amount: price * quantityOf(selection, id),
  }));
  return (
    <div aria-live="polite">
      {lostSum !== null && (
        <p className="border-t border-rule pt-3 text-sm text-ink-2">
          {t('before')} <s className="n">{formatMoney(lostSum, currency, locale, { isExact: true })}</s>
        </p>
      )}
      <SumLines
        lines={lines}
        label={t('total')}
        total={sumOf(selection, tickets)}
        currency={currency}
        free={isFree(selection, tickets) ? hold('free') : undefined}
        isFaint={lines.length === 0}
      />
    </div>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { TimeText } from '@/components/ui/dates/time-text';
import { Typed } from '@/components/ui/words/typed';
import { zonedDate } from '@/lib/events/time';
import { formatMoney } from '@/lib/platform/numbers/money';

export type ReceiptRow = CallOutput<'activityReceipts'>['list'][number];

interface Props {
  rows: readonly ReceiptRow[];
  timeZone: string;
  onOpen: (row: ReceiptRow) => void;
}

/** Receipts by their numbers, the latest first; each opens as it was issued. */
export function ReceiptList({ rows, timeZone, onOpen }: Props) {
  const t = useTranslations('hosting.receipts');
  const locale = useLocale();
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="border-b border-rule">
          <button type="button" className="hc-row" onClick={() => onOpen(row)}>
            <span className="hc-kind">
              <b className="n">{t(`row.${row.kind}`, { number: row.number })}</b>
              {row.counters !== null && (
                <span className="type-meta n"> {t('counters', { number: row.counters })}</span>
              )}
            </span>
            <TimeText at={row.issued_time} className="hc-date n type-meta">
              {zonedDate(new Date(row.issued_time), timeZone, locale)}
            </TimeText>
            <span className="hc-who">
              <Typed text={row.invoice?.title ?? (row.name || t('noName'))} />
            </span>
            <span className="hc-order n type-meta">{row.order_number}</span>
            <span className="hc-amount n">
              {formatMoney(row.amount, row.currency, locale, { isExact: true })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { TimeText } from '@/components/ui/dates/time-text';
import { UserText } from '@/components/ui/words/user-text';
import { zonedDate } from '@/lib/events/time';
import { formatMoney } from '@/lib/platform/numbers/money';

export type ReceiptRow = CallOutput<'activityReceipts'>['list'][number];

interface Props {
  rows: readonly ReceiptRow[];
  timeZone: string;
  onOpen: (row: ReceiptRow) => void;
}

const ROW =
  'grid min-h-12 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-2.5 text-start hover:bg-sel md:grid-cols-[190px_104px_minmax(0,1fr)_auto_120px] md:py-1.5';

/** Receipts by their numbers, the latest first; each opens as it was issued. */
export function ReceiptList({ rows, timeZone, onOpen }: Props) {
  const t = useTranslations('hosting.receipts');
  const locale = useLocale();
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="border-b border-rule">
          <button type="button" className={ROW} onClick={() => onOpen(row)}>
            <span>
              <b className="n">{t(`row.${row.kind}`, { number: row.number })}</b>
              {row.counters !== null && (
                <span className="type-meta n"> {t('counters', { number: row.counters })}</span>
              )}
            </span>
            <TimeText
              at={row.issued_time}
              className="n type-meta max-md:col-start-2 max-md:row-start-2 max-md:text-end"
            >
              {zonedDate(new Date(row.issued_time), timeZone, locale)}
            </TimeText>
            <span>
              <UserText text={row.invoice?.title ?? (row.name || t('noName'))} />
            </span>
            <span className="n type-meta max-md:hidden">{row.order_number}</span>
            <span className="n text-end font-semibold max-md:col-start-2 max-md:row-start-1">
              {formatMoney(row.amount, row.currency, locale, { isExact: true })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

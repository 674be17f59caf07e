import { useLocale, useTranslations } from 'next-intl';
import { monthName } from '@/lib/platform/dates/month';

const KINDS = ['purchase', 'refund'] as const;

export interface ReceiptFilter {
  keyword: string;
  kind: '' | (typeof KINDS)[number];
  /** Month as `YYYY-MM`; empty for all months. */
  month: string;
}

interface Props {
  /** Months (`YYYY-MM`) in which a receipt was issued, the latest first. */
  months: readonly string[];
  filter: ReceiptFilter;
  onFilter: (part: Partial<ReceiptFilter>) => void;
}

/** Filters of receipts: keyword, kind and month. */
export function ReceiptsFilter({ months, filter, onFilter }: Props) {
  const t = useTranslations('hosting.receipts');
  const locale = useLocale();
  return (
    <div className="ho-filter px-0! pt-0!">
      <input
        type="search"
        className="max-md:min-h-11 max-md:basis-full"
        aria-label={t('search')}
        placeholder={t('search')}
        value={filter.keyword}
        onChange={({ target }) => onFilter({ keyword: target.value })}
      />
      <label>
        {t('kind')}
        <select
          value={filter.kind}
          onChange={({ target }) => onFilter({ kind: KINDS.find((option) => option === target.value) ?? '' })}
        >
          <option value="">{t('all')}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('month')}
        <select value={filter.month} onChange={({ target }) => onFilter({ month: target.value })}>
          <option value="">{t('all')}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month, locale)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

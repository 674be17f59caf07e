import { useTranslations } from 'next-intl';
import { PAYOUT_GROUPS, type PayoutGroup } from '@/backend/contract/tickets/statuses';
import type { PayoutRow } from '@/lib/hosting/payouts';
import { PayoutLine } from './payout-line';

interface Props {
  rows: readonly PayoutRow[];
  openId: number | null;
  selected: ReadonlySet<number>;
  onOpen: (id: number) => void;
  onSelect: (id: number) => void;
}

/** Payouts grouped by state, the most urgent group first. */
export function PayoutList({ rows, openId, selected, onOpen, onSelect }: Props) {
  const t = useTranslations('hosting.payouts');
  const of = (group: PayoutGroup) => rows.filter((row) => row.group === group);
  return (
    <div className="ledger ho-rows">
      {PAYOUT_GROUPS.filter((group) => of(group).length > 0).map((group) => (
        <section key={group}>
          <h2 className="entry ho-day">
            <span className="entry-gutter text-xl font-semibold max-md:text-base">{t(`heads.${group}`)}</span>
            <span className="entry-body type-meta">{t(`about.${group}`)}</span>
          </h2>
          <ul>
            {of(group).map((row) => (
              <li key={row.id}>
                {group === 'to_pay' && (
                  <input
                    type="checkbox"
                    aria-label={t('select', { number: row.order_number })}
                    checked={selected.has(row.id)}
                    className="ho-check"
                    onChange={() => onSelect(row.id)}
                  />
                )}
                <PayoutLine row={row} isOpen={row.id === openId} onOpen={() => onOpen(row.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

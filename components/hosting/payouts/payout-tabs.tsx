import { useTranslations } from 'next-intl';
import { PAYOUT_GROUPS, type PayoutGroup } from '@/backend/contract/tickets/statuses';
import { TAB, TAB_COUNT, TAB_ROW } from '@/components/hosting/tab-styles';
import type { Payouts } from '@/lib/hosting/payouts';

interface Props {
  group: PayoutGroup | null;
  counts: Payouts['counts'];
  /** The chosen state; null shows all payouts. */
  onGroup: (group: PayoutGroup | null) => void;
}

/** Tabs for the states of payouts, each with its number. Pressing the chosen tab again shows all. */
export function PayoutTabs({ group, counts, onGroup }: Props) {
  const t = useTranslations('hosting.payouts');
  return (
    <div role="group" aria-label={t('states')} className={`ho-tabs ${TAB_ROW}`}>
      {PAYOUT_GROUPS.map((name) => (
        <button
          key={name}
          type="button"
          className={TAB}
          aria-pressed={group === name}
          onClick={() => onGroup(group === name ? null : name)}
        >
          {t(`groups.${name}`)} <span className={TAB_COUNT}>{counts[name]}</span>
        </button>
      ))}
    </div>
  );
}

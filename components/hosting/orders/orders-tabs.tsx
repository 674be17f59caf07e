import { useTranslations } from 'next-intl';
import { TAB, TAB_COUNT, TAB_ROW } from '@/components/hosting/tab-styles';

const ORDER_TABS = [
  'all',
  'to_confirm',
  'unmatched',
  'payment_in_progress',
  'awaiting_approval',
  'paid',
  'refund_in_progress',
  'refunded',
  'cancelled',
] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

interface Props {
  tab: OrderTab;
  /** Number of entries by name of the tab; undefined until they are read. */
  counts: Record<string, number> | undefined;
  onTab: (tab: OrderTab) => void;
}

/** Tabs for the states of orders and for unmatched money, each with its number of entries. */
export function OrdersTabs({ tab, counts, onTab }: Props) {
  const t = useTranslations('hosting.orders');
  return (
    <div role="group" aria-label={t('states')} className={`ho-tabs ${TAB_ROW}`}>
      {ORDER_TABS.map((name) => (
        <button
          key={name}
          type="button"
          className={TAB}
          aria-pressed={tab === name}
          data-waits={(name === 'to_confirm' && (counts?.[name] ?? 0) > 0) || undefined}
          onClick={() => onTab(name)}
        >
          {t(`tabs.${name}`)} <span className={TAB_COUNT}>{counts ? (counts[name] ?? 0) : ''}</span>
        </button>
      ))}
    </div>
  );
}

import { useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { ExportButtons } from './export-buttons';

interface Props {
  event: OwnEvent;
  /** Number of orders by name of the tab; undefined until they are read. */
  counts: Record<string, number> | undefined;
  onGuest: () => void;
  onMatch: () => void;
}

/** A sentence that says what waits for the organiser, and buttons for the actions of this page. */
export function OrdersHead({ event, counts, onGuest, onMatch }: Props) {
  const t = useTranslations('hosting.orders');
  const [orders, money] = [counts?.['to_confirm'] ?? 0, counts?.['unmatched'] ?? 0];
  return (
    <header className="ho-head">
      <h1 className="type-page-title">
        {t(keyOf(orders, money), { orders, money, count: counts?.['all'] ?? 0 })}
      </h1>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-ink ho-button" onClick={onMatch}>
          {t('match')}
        </button>
        <button type="button" className="btn btn-line ho-button" onClick={onGuest}>
          {t('addGuest')}
        </button>
        <ExportButtons event={event} what="tickets" />
      </div>
    </header>
  );
}

function keyOf(orders: number, money: number) {
  if (orders > 0 && money > 0) return 'toConfirmAndUnmatched';
  if (orders > 0) return 'toConfirm';
  return money > 0 ? 'unmatched' : 'title';
}

import { useTranslations } from 'next-intl';
import type { PickerTicket, RowState } from '@/lib/tickets/picker-tickets';

/** When this many or fewer are left, the number has the accent colour. */
const SCARCE = 10;

/** The number of seats left, or of all seats when none can be bought now. */
export function RowNumber({ ticket, state }: { ticket: PickerTicket; state: RowState }) {
  const t = useTranslations('tickets.picker');
  const isLeft = state === 'open' || state === 'limit' || state === 'held';
  const isScarce = isLeft && ticket.left <= SCARCE;
  return (
    <p className={`n text-[13.5px] leading-normal ${isScarce ? 'font-semibold text-mark' : 'text-ink-3'}`}>
      {isLeft ? t('left', { count: ticket.left }) : t('quantity', { count: ticket.quantity })}
    </p>
  );
}

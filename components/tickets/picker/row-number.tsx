import { useTranslations } from 'next-intl';
import type { PickerTicket, RowState } from '@/lib/tickets/picker-tickets';

/** When this many or fewer are left, the number has the accent colour. */
const SCARCE = 10;

/** The number of seats left, or of all seats when none can be bought now; nothing where numbers are not published. */
export function RowNumber({ ticket, state }: { ticket: PickerTicket; state: RowState }) {
  const t = useTranslations('tickets.picker');
  const isLeft = state === 'open' || state === 'limit' || state === 'held';
  const count = isLeft ? ticket.left : ticket.quantity;
  if (count === null) return null;
  const isScarce = isLeft && count <= SCARCE;
  return (
    <p className={`n text-xs leading-normal ${isScarce ? 'font-semibold text-mark' : 'text-ink-3'}`}>
      {t(isLeft ? 'left' : 'quantity', { count })}
    </p>
  );
}

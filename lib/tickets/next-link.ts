import type { FullOrder } from './sentence';

type NextLink = { word: 'ticket'; ticketId: number } | { word: 'receipt' | 'again' | 'event' | 'notice' };

/**
 * The link with which an order's page continues: to its ticket, its receipt, or the event; null while the order is open
 * or being refunded.
 */
export function nextLink({ situation, tickets, email, total }: FullOrder): NextLink | null {
  switch (situation) {
    case 'paid':
    case 'event_changed':
    case 'part_in_progress':
    case 'partly_refunded':
    case 'refund_refused': {
      // A ticket that was sent to another address can be opened only by the letter sent there.
      const buyerTicket = tickets.find(
        (ticket) =>
          ticket.state === 'valid' &&
          !ticket.was_transferred &&
          (ticket.email === '' || ticket.email.toLowerCase() === email.toLowerCase()),
      );
      return buyerTicket ? { word: 'ticket', ticketId: buyerTicket.id } : null;
    }
    case 'refunded':
      return total > 0 ? { word: 'receipt' } : { word: 'event' };
    case 'hold_expired':
      return { word: 'again' };
    case 'cancelled_owed':
    case 'cancelled_by_buyer':
    case 'cancelled_by_host':
    case 'declined':
    case 'paid_late':
    case 'over_limit':
      return { word: 'event' };
    case 'event_cancelled':
      return { word: 'notice' };
    case 'held':
    case 'offered':
    case 'underpaid':
    case 'reference_given':
    case 'payment_delayed':
    case 'awaiting_approval':
    case 'refund_asked':
    case 'refund_in_progress':
      return null;
  }
}

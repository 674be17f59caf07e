import type { inviteCodes } from '@/backend/db/schema/tickets';
import type { orders, tickets, waitlist } from '@/backend/db/schema/orders';
import type { ticketTransfers } from '@/backend/db/schema/transfers';
import type { payments, refunds } from '@/backend/db/schema/payments';

export type OrderRow = typeof orders.$inferSelect;
export type TicketRow = typeof tickets.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type CodeRow = typeof inviteCodes.$inferSelect;
export type WaitRow = typeof waitlist.$inferSelect;
export type TransferRow = typeof ticketTransfers.$inferSelect;

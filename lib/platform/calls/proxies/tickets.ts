import type { CallName } from '@/backend/contract/calls';
import { isOneOf } from './is-one-of';

/** Calls of buyers and holders of tickets, at `/api/tickets/{name}`. Some are public. */
const TICKET_CALLS = [
  'ticketOffer',
  'checkCode',
  'joinWaitlist',
  'leaveWaitlist',
  'declineOffer',
  'createOrder',
  'orderDetails',
  'cancelOrder',
  'myOrders',
  'saveAttendees',
  'payOrder',
  'nameTransfer',
  'refundPreview',
  'requestRefund',
  'requestInvoice',
  'giveRefundAccount',
  'reportArrival',
  'myTickets',
  'ticketOfMine',
  'ticketByKey',
  'fillTicket',
  'renewTicket',
  'renewTicketByKey',
  'transferTicket',
  'callBackTransfer',
  'transferByKey',
  'takeTransfer',
  'declineTransfer',
  'takeTicket',
] as const satisfies readonly CallName[];
export type TicketCall = (typeof TICKET_CALLS)[number];

export const isTicketCall = isOneOf(TICKET_CALLS);

import type { AccessRows } from './rows';

/** Calls of buyers and holders of tickets. */
export const tickets = {
  ticketDetails: 'public',
  ticketOffer: 'public',
  checkCode: 'public',
  joinWaitlist: 'user',
  leaveWaitlist: 'user',
  declineOffer: 'public',
  createOrder: 'user',
  orderDetails: 'user',
  cancelOrder: 'user',
  myOrders: 'user',
  saveAttendees: 'user',
  payOrder: 'user',
  nameTransfer: 'user',
  refundPreview: 'user',
  requestRefund: 'user',
  requestInvoice: 'user',
  giveRefundAccount: 'user',
  reportArrival: 'user',
  myTickets: 'user',
  ticketOfMine: 'user',
  ticketByKey: 'public',
  fillTicket: 'public',
  transferTicket: 'user',
} as const satisfies AccessRows;

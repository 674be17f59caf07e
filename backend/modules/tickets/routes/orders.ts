import { orderCalls as calls } from '@/backend/contract/tickets/orders';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { saveAttendees } from '@/backend/modules/tickets/commands/tickets/attendees';
import {
  cancelOrder,
  nameTransfer,
  previewRefund,
  requestRefund,
} from '@/backend/modules/tickets/commands/orders/buyer';
import { createOrder } from '@/backend/modules/tickets/commands/orders/create-order';
import { payOrder } from '@/backend/modules/tickets/commands/orders/pay';
import { requestInvoice } from '@/backend/modules/tickets/commands/receipts/request-invoice';
import { refreshPayment } from '@/backend/modules/tickets/commands/stripe/refresh-payment';
import { queueTickets } from '@/backend/modules/tickets/commands/orders/notify-buyer';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { readForBuyer } from '@/backend/modules/tickets/queries/orders/of-buyer';
import { ownOrder } from '@/backend/modules/tickets/queries/orders/find';
import { listMyOrders } from '@/backend/modules/tickets/queries/orders/read';

/** What buyers do with their orders. */
export const orderRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    createOrder: async (ctx, input, caller) => {
      const { id } = await createOrder(ctx, caller.member, caller.address, input);
      return readForBuyer(ctx, id, input.locale);
    },
    orderDetails: async (ctx, { id, locale }, { member }) => {
      const order = await ownOrder(ctx, member, id);
      if (order.method === 'stripe' && order.status === 'payment_in_progress') await refreshPayment(ctx, id);
      return readForBuyer(ctx, id, locale);
    },
    cancelOrder: async (ctx, { id, locale }, { member }) => {
      await cancelOrder(ctx, member, id);
      return readForBuyer(ctx, id, locale);
    },
    myOrders: (ctx, input, { member }) => listMyOrders(ctx, member, input),
    saveAttendees: async (ctx, { id, attendees, name, email, locale }, { member }) => {
      await ownOrder(ctx, member, id);
      await withOrder(ctx, id, async (inner, order, event) =>
        queueTickets(
          inner,
          id,
          await saveAttendees(inner, order, event, 'buyer', { attendees, name, email }),
        ),
      );
      return readForBuyer(ctx, id, locale);
    },
    payOrder: async (ctx, { id, method, locale }, { member }) => ({
      redirect_url: await payOrder(ctx, member, id, method),
      order: await readForBuyer(ctx, id, locale),
    }),
    nameTransfer: async (ctx, input, caller) => {
      await nameTransfer(ctx, caller.member, input, caller.address);
      return readForBuyer(ctx, input.id, input.locale);
    },
    requestInvoice: async (ctx, input, { member }) => {
      await requestInvoice(ctx, member, input);
      return readForBuyer(ctx, input.id, input.locale);
    },
    refundPreview: (ctx, input, { member }) => previewRefund(ctx, member, input),
    requestRefund: async (ctx, input, { member }) => {
      await requestRefund(ctx, member, input);
      return readForBuyer(ctx, input.id, input.locale);
    },
  });
};

import { orderCalls as calls } from '@/backend/contract/tickets/orders';
import { memberOf } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { type Mount, serve } from '@/backend/kernel/serve';
import { saveAttendees } from '@/backend/modules/tickets/commands/attendees';
import {
  cancelOrder,
  nameTransfer,
  previewRefund,
  requestRefund,
} from '@/backend/modules/tickets/commands/buyer';
import { createOrder } from '@/backend/modules/tickets/commands/create-order';
import { payOrder } from '@/backend/modules/tickets/commands/pay-order';
import { requestInvoice } from '@/backend/modules/tickets/commands/request-invoice';
import { openSessions, syncSession } from '@/backend/modules/tickets/commands/stripe/sessions';
import { queueTickets } from '@/backend/modules/tickets/commands/notify-buyer';
import { withOrder } from '@/backend/modules/tickets/commands/with-order';
import { readForBuyer } from '@/backend/modules/tickets/queries/buyer-order';
import { ownOrder } from '@/backend/modules/tickets/queries/find-order';
import { listMyOrders } from '@/backend/modules/tickets/queries/read-order';

/** What buyers do with their orders. */
export const orderRoutes: Mount = (app, context) => {
  serve(app, context, calls.createOrder, async (ctx, input, caller) => {
    const { id } = await createOrder(ctx, memberOf(caller), caller.address, input);
    return readForBuyer(ctx, id, input.locale);
  });
  serve(app, context, calls.orderDetails, async (ctx, { id, locale }, caller) => {
    const order = await ownOrder(ctx, memberOf(caller), id);
    if (order.method === 'stripe' && order.status === 'payment_in_progress') await askAfter(ctx, id);
    return readForBuyer(ctx, id, locale);
  });
  serve(app, context, calls.cancelOrder, async (ctx, { id, locale }, caller) => {
    await cancelOrder(ctx, memberOf(caller), id);
    return readForBuyer(ctx, id, locale);
  });
  serve(app, context, calls.myOrders, (ctx, input, caller) => listMyOrders(ctx, memberOf(caller), input));
  serve(app, context, calls.saveAttendees, async (ctx, { id, attendees, name, email, locale }, caller) => {
    await ownOrder(ctx, memberOf(caller), id);
    await withOrder(ctx, id, async (inner, order, event) =>
      queueTickets(inner, id, await saveAttendees(inner, order, event, 'buyer', { attendees, name, email })),
    );
    return readForBuyer(ctx, id, locale);
  });
  serve(app, context, calls.payOrder, async (ctx, { id, method, locale }, caller) => ({
    redirect_url: await payOrder(ctx, memberOf(caller), id, method),
    order: await readForBuyer(ctx, id, locale),
  }));
  serve(app, context, calls.nameTransfer, async (ctx, input, caller) => {
    await nameTransfer(ctx, memberOf(caller), input, caller.address);
    return readForBuyer(ctx, input.id, input.locale);
  });
  serve(app, context, calls.requestInvoice, async (ctx, input, caller) => {
    await requestInvoice(ctx, memberOf(caller), input);
    return readForBuyer(ctx, input.id, input.locale);
  });
  serve(app, context, calls.refundPreview, (ctx, input, caller) =>
    previewRefund(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.requestRefund, async (ctx, input, caller) => {
    await requestRefund(ctx, memberOf(caller), input);
    return readForBuyer(ctx, input.id, input.locale);
  });
};

/**
 * Fetches the state of a payment from the provider when the buyer looks at an order, instead of waiting for its
 * webhook. A provider that does not answer is ignored; the sweep tries again later.
 */
async function askAfter(context: Context, id: number): Promise<void> {
  try {
    for (const { providerId } of await openSessions(context, id)) await syncSession(context, providerId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.key !== 'paymentUnavailable') throw error;
  }
}

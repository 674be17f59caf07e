import { codeCalls } from '@/backend/contract/tickets/codes';
import { ticketDeskCalls as calls } from '@/backend/contract/tickets/desk';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { addGuest } from '@/backend/modules/tickets/commands/add-guest';
import { createCodes, listCodes, revokeCodes } from '@/backend/modules/tickets/commands/codes';
import { makeExportLink, openExport } from '@/backend/modules/tickets/commands/export-link';
import { cancelForBuyer, checkOrder, updateForBuyer } from '@/backend/modules/tickets/commands/organiser';
import { messageAttendees } from '@/backend/modules/tickets/commands/message-attendees';
import { previewCancel } from '@/backend/modules/tickets/queries/cancel-preview';
import { listWaiting } from '@/backend/modules/tickets/queries/list-waiting';
import { undoMoney } from '@/backend/modules/tickets/commands/undo/undo-money';
import { renewForOrganiser } from '@/backend/modules/tickets/commands/renew-ticket';
import { managedOrder, readDeskOrder } from '@/backend/modules/tickets/queries/desk-order';
import { listEventOrders } from '@/backend/modules/tickets/queries/desk-orders';
import { readHome } from '@/backend/modules/tickets/queries/home';
import { readViews } from '@/backend/modules/tickets/queries/views';
import { listReceipts } from '@/backend/modules/tickets/queries/list-receipts';
import { matchTransfers } from '@/backend/modules/tickets/queries/match-transfers';

/** What organisers do with orders, codes, letters and exports. */
export const ticketDeskRoutes: Mount = (app, context) => {
  serve(app, context, calls.activityOrders, async (ctx, input, caller) => {
    await managedEvent(ctx, memberOf(caller), input.activity_id, 'money');
    return listEventOrders(ctx, input);
  });
  serve(app, context, calls.activityOrder, async (ctx, { id, locale }, caller) => {
    await managedOrder(ctx, memberOf(caller), id, 'money');
    return readDeskOrder(ctx, id, locale);
  });
  serve(app, context, calls.checkOrder, async (ctx, input, caller) => {
    await checkOrder(ctx, memberOf(caller), input);
    return readDeskOrder(ctx, input.id, input.locale);
  });
  serve(app, context, calls.undoMoney, async (ctx, input, caller) => {
    await undoMoney(ctx, memberOf(caller), input.id);
    return readDeskOrder(ctx, input.id, input.locale);
  });
  serve(app, context, calls.cancelActivityOrder, async (ctx, input, caller) => {
    await cancelForBuyer(ctx, memberOf(caller), input);
    return readDeskOrder(ctx, input.id, input.locale);
  });
  serve(app, context, calls.updateActivityOrder, async (ctx, input, caller) => {
    await updateForBuyer(ctx, memberOf(caller), input);
    return readDeskOrder(ctx, input.id, input.locale);
  });
  serve(app, context, calls.renewActivityTicket, async (ctx, input, caller) => {
    await renewForOrganiser(ctx, memberOf(caller), input);
    return readDeskOrder(ctx, input.id, input.locale);
  });
  serve(app, context, calls.addGuest, async (ctx, input, caller) => {
    const { id } = await addGuest(ctx, memberOf(caller), input);
    return readDeskOrder(ctx, id, input.locale);
  });
  serve(app, context, calls.matchTransfers, async (ctx, { activity_id, csv }, caller) => {
    await managedEvent(ctx, memberOf(caller), activity_id, 'money');
    return matchTransfers(ctx, activity_id, csv);
  });
  serve(app, context, calls.activityReceipts, async (ctx, input, caller) => {
    const event = await managedEvent(ctx, memberOf(caller), input.activity_id, 'money');
    return listReceipts(ctx, event.timeZone, input);
  });
  serve(app, context, calls.activityHome, (ctx, input, caller) => readHome(ctx, memberOf(caller), input));
  serve(app, context, calls.activityViews, (ctx, input, caller) => readViews(ctx, memberOf(caller), input));
  serve(app, context, calls.exportOrders, (ctx, input, caller) =>
    makeExportLink(ctx, memberOf(caller), input),
  );
  app.get('/exports/:token', (c) => openExport(context, c.req.param('token')));
  serve(app, context, calls.messageAttendees, (ctx, input, caller) =>
    messageAttendees(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.cancelPreview, async (ctx, { activity_id, kept_percent }, caller) => {
    await managedEvent(ctx, memberOf(caller), activity_id, 'own');
    return previewCancel(ctx, activity_id, kept_percent);
  });
  serve(app, context, calls.activityWaitlist, async (ctx, { activity_id, locale }, caller) => {
    await managedEvent(ctx, memberOf(caller), activity_id, 'see');
    return listWaiting(ctx, activity_id, locale);
  });
  serve(app, context, codeCalls.activityCodes, (ctx, input, caller) =>
    listCodes(ctx, memberOf(caller), input),
  );
  serve(app, context, codeCalls.createCodes, (ctx, input, caller) =>
    createCodes(ctx, memberOf(caller), input),
  );
  serve(app, context, codeCalls.revokeCodes, (ctx, input, caller) =>
    revokeCodes(ctx, memberOf(caller), input),
  );
};

import { codeCalls } from '@/backend/contract/tickets/codes';
import { ticketDeskCalls as calls } from '@/backend/contract/tickets/desk';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { addGuest } from '@/backend/modules/tickets/commands/tickets/add-guest';
import { createCodes, listCodes, revokeCodes } from '@/backend/modules/tickets/commands/codes/manage';
import { makeExportLink, openExport } from '@/backend/modules/tickets/commands/exports/link';
import { cancelForBuyer, checkOrder } from '@/backend/modules/tickets/commands/orders/organiser';
import { updateForBuyer } from '@/backend/modules/tickets/commands/orders/update-for-buyer';
import { messageAttendees } from '@/backend/modules/tickets/commands/letters/message-attendees';
import { previewCancel } from '@/backend/modules/tickets/queries/refunds/cancel-preview';
import { listWaiting } from '@/backend/modules/tickets/queries/waiting-list/list';
import { undoMoney } from '@/backend/modules/tickets/commands/undo/undo-money';
import { renewForOrganiser } from '@/backend/modules/tickets/commands/tickets/renew';
import { managedOrder, readDeskOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { listEventOrders } from '@/backend/modules/tickets/queries/orders/list';
import { readHome } from '@/backend/modules/tickets/queries/overview/numbers';
import { readViews } from '@/backend/modules/tickets/queries/overview/views';
import { listReceipts } from '@/backend/modules/tickets/queries/receipts/list';
import { matchTransfers } from '@/backend/modules/tickets/queries/statements/match-transfers';

/** What organisers do with orders, codes, letters and exports. */
export const ticketDeskRoutes: Mount = (app, context) => {
  app.get('/exports/:token', (c) => openExport(context, c.req.param('token')));
  serveCalls(app, context, calls, {
    activityOrders: async (ctx, input, { member }) => {
      await managedEvent(ctx, member, input.activity_id, 'money');
      return listEventOrders(ctx, input);
    },
    activityOrder: async (ctx, { id, locale }, { member }) => {
      await managedOrder(ctx, member, id, 'money');
      return readDeskOrder(ctx, id, locale);
    },
    checkOrder: async (ctx, input, { member }) => {
      await checkOrder(ctx, member, input);
      return readDeskOrder(ctx, input.id, input.locale);
    },
    undoMoney: async (ctx, input, { member }) => {
      await undoMoney(ctx, member, input.id);
      return readDeskOrder(ctx, input.id, input.locale);
    },
    cancelActivityOrder: async (ctx, input, { member }) => {
      await cancelForBuyer(ctx, member, input);
      return readDeskOrder(ctx, input.id, input.locale);
    },
    updateActivityOrder: async (ctx, input, { member }) => {
      await updateForBuyer(ctx, member, input);
      return readDeskOrder(ctx, input.id, input.locale);
    },
    renewActivityTicket: async (ctx, input, { member }) => {
      await renewForOrganiser(ctx, member, input);
      return readDeskOrder(ctx, input.id, input.locale);
    },
    addGuest: async (ctx, input, { member }) => {
      const { id } = await addGuest(ctx, member, input);
      return readDeskOrder(ctx, id, input.locale);
    },
    matchTransfers: async (ctx, { activity_id, csv }, { member }) => {
      await managedEvent(ctx, member, activity_id, 'money');
      return matchTransfers(ctx, activity_id, csv);
    },
    activityReceipts: async (ctx, input, { member }) => {
      const event = await managedEvent(ctx, member, input.activity_id, 'money');
      return listReceipts(ctx, event.timeZone, input);
    },
    activityHome: (ctx, input, { member }) => readHome(ctx, member, input),
    activityViews: (ctx, input, { member }) => readViews(ctx, member, input),
    exportOrders: (ctx, input, { member }) => makeExportLink(ctx, member, input),
    messageAttendees: (ctx, input, { member }) => messageAttendees(ctx, member, input),
    cancelPreview: async (ctx, { activity_id, kept_percent }, { member }) => {
      await managedEvent(ctx, member, activity_id, 'own');
      return previewCancel(ctx, activity_id, kept_percent);
    },
    activityWaitlist: async (ctx, { activity_id, locale }, { member }) => {
      await managedEvent(ctx, member, activity_id, 'see');
      return listWaiting(ctx, activity_id, locale);
    },
  });
  serveCalls(app, context, codeCalls, {
    activityCodes: (ctx, input, { member }) => listCodes(ctx, member, input),
    createCodes: (ctx, input, { member }) => createCodes(ctx, member, input),
    revokeCodes: (ctx, input, { member }) => revokeCodes(ctx, member, input),
  });
};

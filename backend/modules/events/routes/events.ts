import { eventCalls as calls } from '@/backend/contract/events/calls';
import { ticketTypeCalls } from '@/backend/contract/tickets/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { readCalendar } from '@/backend/modules/events/queries/calendar';
import * as events from '@/backend/modules/events/queries/lists';

/** Events, their organisers and ticket types. */
export const eventRoutes: Mount = (app, context) => {
  serveCalls(app, context, ticketTypeCalls, {
    ticketDetails: (ctx, { id, locale }) => events.readTicketType(ctx, id, locale),
  });
  serveCalls(app, context, calls, {
    activities: (ctx, input) => events.listEvents(ctx, input),
    activityCalendar: (ctx, input) => readCalendar(ctx, input),
    activityDetails: (ctx, { id, locale }) => events.readEvent(ctx, id, locale),
    eventDetails: (ctx, { id, locale }) => events.readEventWithOthers(ctx, id, locale),
    organisers: (ctx, input) => events.listOrganisers(ctx, input),
  });
};

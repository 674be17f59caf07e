import { eventCalls as calls } from '@/backend/contract/events/calls';
import { ticketCalls } from '@/backend/contract/tickets/calls';
import { type Mount, serve } from '@/backend/kernel/serve';
import { readCalendar } from '@/backend/modules/events/queries/calendar';
import * as events from '@/backend/modules/events/queries/lists';

/** Events, their organisers and ticket types. */
export const eventRoutes: Mount = (app, context) => {
  serve(app, context, calls.activities, (ctx, input) => events.listEvents(ctx, input));
  serve(app, context, calls.activityCalendar, (ctx, input) => readCalendar(ctx, input));
  serve(app, context, calls.activityDetails, (ctx, { id, locale }) => events.readEvent(ctx, id, locale));
  serve(app, context, calls.eventDetails, (ctx, { id, locale }) =>
    events.readEventWithOthers(ctx, id, locale),
  );
  serve(app, context, ticketCalls.ticketDetails, (ctx, { id, locale }) =>
    events.readTicketType(ctx, id, locale),
  );
  serve(app, context, calls.organisers, (ctx, input) => events.listOrganisers(ctx, input));
};

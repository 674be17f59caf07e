import { letterCalls as calls } from '@/backend/contract/tickets/letters';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { decideHeld } from '@/backend/modules/tickets/commands/letters/decide-held';
import { readSubscription, unsubscribe } from '@/backend/modules/tickets/commands/letters/unsubscribe';
import { takeTicket } from '@/backend/modules/tickets/commands/take-ticket';
import { withTicketKey } from '@/backend/modules/tickets/commands/with-ticket-key';
import { listHeld, listHeldOf } from '@/backend/modules/tickets/queries/held-letters';

/** Letters that wait for an editor, tickets that were opened, and receivers who unsubscribe. */
export const letterRoutes: Mount = (app, context) => {
  serve(app, context, calls.heldLetters, async (ctx, { locale }) => ({ list: await listHeld(ctx, locale) }));
  serve(app, context, calls.decideHeldLetters, (ctx, input, caller) =>
    decideHeld(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.activityLetters, async (ctx, { activity_id }, caller) => {
    await managedEvent(ctx, memberOf(caller), activity_id, 'see');
    return { list: await listHeldOf(ctx, activity_id) };
  });
  serve(app, context, calls.takeTicket, async (ctx, input, caller) => {
    await withTicketKey(ctx, caller.address, () => takeTicket(ctx, input));
    return {};
  });
  // Without a limit: mail services unsubscribe many people from one network, and the keys cannot be guessed.
  serve(app, context, calls.letterSubscription, (ctx, input) => readSubscription(ctx, input));
  serve(app, context, calls.unsubscribeLetters, (ctx, input) => unsubscribe(ctx, input));
};

import { letterCalls as calls } from '@/backend/contract/tickets/letters';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { decideHeld } from '@/backend/modules/tickets/commands/letters/decide-held';
import { readSubscription, unsubscribe } from '@/backend/modules/tickets/commands/letters/unsubscribe';
import { takeTicket } from '@/backend/modules/tickets/commands/tickets/take';
import { withTicketKey } from '@/backend/modules/tickets/commands/tickets/with-ticket-key';
import { listHeld, listHeldOf } from '@/backend/modules/tickets/queries/letters/held';

/** Letters that wait for an editor, tickets that were opened, and receivers who unsubscribe. */
export const letterRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    heldLetters: async (ctx, { locale }) => ({ list: await listHeld(ctx, locale) }),
    decideHeldLetters: (ctx, input, { member }) => decideHeld(ctx, member, input),
    activityLetters: async (ctx, { activity_id }, { member }) => {
      await managedEvent(ctx, member, activity_id, 'see');
      return { list: await listHeldOf(ctx, activity_id) };
    },
    takeTicket: async (ctx, input, caller) => {
      await withTicketKey(ctx, caller.address, () => takeTicket(ctx, input));
      return {};
    },
    // Without a limit: mail services unsubscribe many people from one network, and the keys cannot be guessed.
    letterSubscription: (ctx, input) => readSubscription(ctx, input),
    unsubscribeLetters: (ctx, input) => unsubscribe(ctx, input),
  });
};

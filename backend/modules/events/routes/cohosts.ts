import { cohostCalls as calls } from '@/backend/contract/events/cohosts';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { answerCohost, inviteCohost, removeCohost } from '@/backend/modules/events/commands/people/cohosts';
import { invitationsOf, listCohostInvitations } from '@/backend/modules/events/queries/cohosts';
import { managedEvent } from '@/backend/modules/events/queries/managed';

/** Co-hosts of events. */
export const cohostRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    activityCohosts: async (ctx, { activity_id }, { member }) => {
      await managedEvent(ctx, member, activity_id, 'see');
      return invitationsOf(ctx, activity_id);
    },
    inviteCohost: (ctx, input, { member }) => inviteCohost(ctx, member, input),
    removeCohost: (ctx, input, { member }) => removeCohost(ctx, member, input),
    cohostInvitations: (ctx, { locale }, { member }) => listCohostInvitations(ctx, member, locale),
    answerCohost: (ctx, input, { member }) => answerCohost(ctx, member, input),
  });
};

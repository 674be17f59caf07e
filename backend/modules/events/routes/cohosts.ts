import { cohostCalls as calls } from '@/backend/contract/events/cohosts';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { answerCohost, inviteCohost, removeCohost } from '@/backend/modules/events/commands/cohosts';
import { invitationsOf, listCohostInvitations } from '@/backend/modules/events/queries/cohosts';
import { managedEvent } from '@/backend/modules/events/queries/managed';

/** Co-hosts of events. */
export const cohostRoutes: Mount = (app, context) => {
  serve(app, context, calls.activityCohosts, async (ctx, { activity_id }, caller) => {
    await managedEvent(ctx, memberOf(caller), activity_id, 'see');
    return invitationsOf(ctx, activity_id);
  });
  serve(app, context, calls.inviteCohost, (ctx, input, caller) => inviteCohost(ctx, memberOf(caller), input));
  serve(app, context, calls.removeCohost, (ctx, input, caller) => removeCohost(ctx, memberOf(caller), input));
  serve(app, context, calls.cohostInvitations, (ctx, { locale }, caller) =>
    listCohostInvitations(ctx, memberOf(caller), locale),
  );
  serve(app, context, calls.answerCohost, (ctx, input, caller) => answerCohost(ctx, memberOf(caller), input));
};

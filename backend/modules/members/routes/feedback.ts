import { feedbackCalls as calls } from '@/backend/contract/members/feedback';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { submitFeedback } from '@/backend/modules/members/commands/feedback';

/** What members tell the desk. */
export const feedbackRoutes: Mount = (app, context) => {
  serve(app, context, calls.submitFeedback, (ctx, form, caller) =>
    submitFeedback(ctx, memberOf(caller), caller, form),
  );
};

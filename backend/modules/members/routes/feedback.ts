import { deskFeedbackCalls } from '@/backend/contract/members/desk-feedback';
import { feedbackCalls as calls } from '@/backend/contract/members/feedback';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { replyFeedback, setFeedbackState } from '@/backend/modules/members/commands/answer-feedback';
import { listFeedback } from '@/backend/modules/members/queries/desk-feedback';
import { submitFeedback } from '@/backend/modules/members/commands/feedback';

/** Feedback from members, and the desk's answers. */
export const feedbackRoutes: Mount = (app, context) => {
  serve(app, context, calls.submitFeedback, (ctx, form, caller) =>
    submitFeedback(ctx, memberOf(caller), caller, form),
  );
  serve(app, context, deskFeedbackCalls.deskFeedback, (ctx, input) => listFeedback(ctx, input));
  serve(app, context, deskFeedbackCalls.replyFeedback, (ctx, input, caller) =>
    replyFeedback(ctx, memberOf(caller), input),
  );
  serve(app, context, deskFeedbackCalls.setFeedbackState, (ctx, input, caller) =>
    setFeedbackState(ctx, memberOf(caller), input),
  );
};

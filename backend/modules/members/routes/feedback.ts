import { deskFeedbackCalls } from '@/backend/contract/members/desk-feedback';
import { feedbackCalls as calls } from '@/backend/contract/members/feedback';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { replyFeedback, setFeedbackState } from '@/backend/modules/members/commands/answer-feedback';
import { listFeedback } from '@/backend/modules/members/queries/desk-feedback';
import { submitFeedback } from '@/backend/modules/members/commands/feedback';

/** Feedback from members, and the desk's answers. */
export const feedbackRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    submitFeedback: (ctx, form, caller) => submitFeedback(ctx, caller.member, caller, form),
  });
  serveCalls(app, context, deskFeedbackCalls, {
    deskFeedback: (ctx, input) => listFeedback(ctx, input),
    replyFeedback: (ctx, input, { member }) => replyFeedback(ctx, member, input),
    setFeedbackState: (ctx, input, { member }) => setFeedbackState(ctx, member, input),
  });
};

import { webhookCalls as calls } from '@/backend/contract/tickets/webhooks';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  resumeWebhook,
  rotateWebhookSecret,
  sendWebhookAgain,
} from '@/backend/modules/tickets/commands/webhooks/manage';

/** Webhooks of organisers. */
export const webhookRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    activityWebhooks: (ctx, input, { member }) => listWebhooks(ctx, member, input),
    addWebhook: (ctx, input, { member }) => addWebhook(ctx, member, input),
    removeWebhook: (ctx, { id }, { member }) => removeWebhook(ctx, member, id),
    resumeWebhook: (ctx, { id }, { member }) => resumeWebhook(ctx, member, id),
    rotateWebhookSecret: (ctx, { id }, { member }) => rotateWebhookSecret(ctx, member, id),
    sendWebhookAgain: (ctx, { id }, { member }) => sendWebhookAgain(ctx, member, id),
  });
};

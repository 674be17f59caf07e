import { webhookCalls as calls } from '@/backend/contract/webhooks/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { removeWebhook, resumeWebhook, rotateWebhookSecret } from './commands/change';
import { addEventWebhook, listEventWebhooks } from './commands/manage-of-event';
import { createWebhook, updateWebhook } from './commands/manage-of-member';
import { readDelivery, sendFailedAgain, sendWebhookAgain, tryWebhook } from './commands/replay';
import { listMemberWebhooks } from './queries/of-member';

/** Webhooks of organisers, and of members with a key. */
export const webhookRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    activityWebhooks: (ctx, input, { member }) => listEventWebhooks(ctx, member, input),
    addWebhook: (ctx, input, { member }) => addEventWebhook(ctx, member, input),
    removeWebhook: (ctx, { id }, { member }) => removeWebhook(ctx, member, id),
    resumeWebhook: (ctx, { id }, { member }) => resumeWebhook(ctx, member, id),
    rotateWebhookSecret: (ctx, { id }, { member }) => rotateWebhookSecret(ctx, member, id),
    sendWebhookAgain: (ctx, { id }, { member }) => sendWebhookAgain(ctx, member, id),
    listWebhooks: (ctx, input, { member }) => listMemberWebhooks(ctx, member, input),
    createWebhook: (ctx, input, { member }) => createWebhook(ctx, member, input),
    updateWebhook: (ctx, input, { member }) => updateWebhook(ctx, member, input),
    tryWebhook: (ctx, { id }, { member }) => tryWebhook(ctx, member, id),
    webhookDelivery: (ctx, { id }, { member }) => readDelivery(ctx, member, id),
    sendFailedAgain: (ctx, { id }, { member }) => sendFailedAgain(ctx, member, id),
  });
};

import { webhookCalls as calls } from '@/backend/contract/tickets/webhooks';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  sendWebhookAgain,
} from '@/backend/modules/tickets/commands/webhooks/manage';

/** Webhooks of organisers. */
export const webhookRoutes: Mount = (app, context) => {
  serve(app, context, calls.activityWebhooks, (ctx, input, caller) =>
    listWebhooks(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.addWebhook, (ctx, input, caller) => addWebhook(ctx, memberOf(caller), input));
  serve(app, context, calls.removeWebhook, (ctx, { id }, caller) => removeWebhook(ctx, memberOf(caller), id));
  serve(app, context, calls.sendWebhookAgain, (ctx, { id }, caller) =>
    sendWebhookAgain(ctx, memberOf(caller), id),
  );
};

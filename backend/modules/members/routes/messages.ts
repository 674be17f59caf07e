import { memberOf } from '@/backend/kernel/caller';
import { messageCalls as calls } from '@/backend/contract/members/messages';
import { type Mount, serve } from '@/backend/kernel/serve';
import * as messages from '@/backend/modules/members/commands/messages';

export const messageRoutes: Mount = (app, context) => {
  serve(app, context, calls.messages, (ctx, input, caller) =>
    messages.listMessages(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.readMessages, (ctx, { ids }, caller) =>
    messages.readMessages(ctx, memberOf(caller), ids),
  );
  serve(app, context, calls.deleteMessages, (ctx, { ids }, caller) =>
    messages.deleteMessages(ctx, memberOf(caller), ids),
  );
};

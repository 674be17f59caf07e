import { messageCalls as calls } from '@/backend/contract/members/messages';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import * as messages from '@/backend/modules/members/commands/messages';

export const messageRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    messages: (ctx, input, { member }) => messages.listMessages(ctx, member, input),
    readMessages: (ctx, { ids }, { member }) => messages.readMessages(ctx, member, ids),
    deleteMessages: (ctx, { ids }, { member }) => messages.deleteMessages(ctx, member, ids),
  });
};

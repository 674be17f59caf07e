import { realNameCalls as calls } from '@/backend/contract/members/real-name';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import * as realname from '@/backend/modules/members/commands/real-name';

export const realNameRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    realnameStatus: (ctx, _, { member }) => realname.readStatus(ctx, member),
    submitRealname: (ctx, form, { member }) => realname.submit(ctx, member, form),
    realnameRequests: (ctx, input) => realname.listRequests(ctx, input),
    decideRealname: (ctx, input, { member }) => realname.decide(ctx, member, input),
  });
};

import { memberOf } from '@/backend/kernel/caller';
import { realNameCalls as calls } from '@/backend/contract/members/real-name';
import { type Mount, serve } from '@/backend/kernel/serve';
import * as realname from '@/backend/modules/members/commands/real-name';

export const realNameRoutes: Mount = (app, context) => {
  serve(app, context, calls.realnameStatus, (ctx, _, caller) => realname.readStatus(ctx, memberOf(caller)));
  serve(app, context, calls.submitRealname, (ctx, form, caller) =>
    realname.submit(ctx, memberOf(caller), form),
  );
  serve(app, context, calls.realnameRequests, (ctx, input) => realname.listRequests(ctx, input));
  serve(app, context, calls.decideRealname, (ctx, input, caller) =>
    realname.decide(ctx, memberOf(caller), input),
  );
};

import { memberOf } from '../../caller';
import { realnameCalls as calls } from '../../contract/realname';
import { type Mount, serve } from '../../mount';
import * as realname from './service';

export const realnameRoutes: Mount = (app, context) => {
  serve(app, context, calls.realnameStatus, (ctx, _, caller) => realname.readStatus(ctx, memberOf(caller)));
  serve(app, context, calls.submitRealname, (ctx, form, caller) =>
    realname.submit(ctx, memberOf(caller), form),
  );
  serve(app, context, calls.realnameRequests, (ctx, input) => realname.listRequests(ctx, input));
  serve(app, context, calls.decideRealname, (ctx, input, caller) =>
    realname.decide(ctx, memberOf(caller), input),
  );
};

import { readUser } from '@/backend/modules/accounts/queries/read-user';
import { profileCalls as calls } from '@/backend/contract/members/profile';
import { memberOf } from '@/backend/kernel/caller';
import { inTransaction } from '@/backend/kernel/context';
import { type Mount, serve } from '@/backend/kernel/serve';
import { checkAvatar } from '@/backend/modules/members/commands/avatar';
import * as profile from '@/backend/modules/members/commands/profile';

/** Members as they see themselves and as others see them. */
export const profileRoutes: Mount = (app, context) => {
  serve(app, context, calls.userInfo, (ctx, _, caller) => readUser(ctx, memberOf(caller)));
  serve(app, context, calls.userOverview, (ctx, _, caller) => profile.readOverview(ctx, memberOf(caller)));
  serve(app, context, calls.publicUser, (ctx, { id }) => profile.readPublicUser(ctx, id));
  serve(app, context, calls.editUser, (ctx, form, caller) => {
    return inTransaction(ctx, async (inner) => {
      await checkAvatar(inner, memberOf(caller), form.avatar_img);
      return profile.editUser(inner, memberOf(caller), form);
    });
  });
};

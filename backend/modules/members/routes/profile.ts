import { readUser } from '@/backend/modules/accounts/queries/read-user';
import { profileCalls as calls } from '@/backend/contract/members/profile';
import { inTransaction } from '@/backend/kernel/context';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { checkAvatar } from '@/backend/modules/members/commands/avatar';
import * as profile from '@/backend/modules/members/commands/profile';

/** Members as they see themselves and as others see them. */
export const profileRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    userInfo: (ctx, _, { member }) => readUser(ctx, member),
    userOverview: (ctx, _, { member }) => profile.readOverview(ctx, member),
    publicUser: (ctx, { id }) => profile.readPublicUser(ctx, id),
    editUser: (ctx, form, { member }) => {
      return inTransaction(ctx, async (inner) => {
        await checkAvatar(inner, member, form.avatar_img);
        return profile.editUser(inner, member, form);
      });
    },
  });
};

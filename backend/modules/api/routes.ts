import { apiCalls as calls } from '@/backend/contract/api/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { countUse } from './commands/count-use';
import { createKey, revokeKey, updateKey } from './commands/keys';
import { listKeys } from './queries/keys';

/** Keys of the public interface: made, listed, changed and revoked by members, and checked for the portal. */
export const apiRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    createApiKey: (ctx, input, { member }) => createKey(ctx, member, input),
    listApiKeys: (ctx, _input, { member }) => listKeys(ctx, member),
    updateApiKey: (ctx, input, { member }) => updateKey(ctx, member, input),
    revokeApiKey: (ctx, { id }, { member }) => revokeKey(ctx, member, id),
    countApiUse: (ctx, { key }, { address }) => countUse(ctx, key, address),
  });
};

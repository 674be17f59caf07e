import { apiCalls as calls } from '@/backend/contract/api/calls';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { createKey, revokeKey } from './commands/keys';
import { findApiKey, listKeys } from './queries/keys';

/** Keys of the public interface: made, listed and revoked by members, and checked for the portal. */
export const apiRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    createApiKey: (ctx, input, { member }) => createKey(ctx, member, input),
    listApiKeys: (ctx, _input, { member }) => listKeys(ctx, member),
    revokeApiKey: (ctx, { id }, { member }) => revokeKey(ctx, member, id),
    async countApiUse(ctx, { key }, { address }) {
      if (key === null) {
        await countTries(ctx, byNetwork('apiNetwork', address));
        return { scopes: [] };
      }
      const presented = await findApiKey(ctx, key);
      if (!presented) {
        await countTries(ctx, byNetwork('apiNetwork', address));
        throw new ApiError('keyRefused');
      }
      await countTries(ctx, [['apiKey', presented.id]]);
      return { scopes: presented.scopes };
    },
  });
};

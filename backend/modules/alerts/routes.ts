import { alertCalls as calls } from '@/backend/contract/alerts/calls';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { addAlert, removeAlert } from './commands/subscribe';
import { readAlertKeys } from './queries/keys';
import { readTopics } from './queries/topics';

/** Notifications of key news and of events, for readers who subscribe to them. */
export const alertRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    alertKey: async (ctx) => ({ key: (await readAlertKeys(ctx)).publicKey }),
    addAlert: async (ctx, input, caller) => {
      await countTries(ctx, byNetwork('alertNetwork', caller.address));
      return addAlert(ctx, input, caller.member);
    },
    alertTopics: async (ctx, { endpoint }) => ({
      topics: await readTopics(ctx, endpoint),
    }),
    removeAlert: (ctx, input) => removeAlert(ctx, input),
  });
};

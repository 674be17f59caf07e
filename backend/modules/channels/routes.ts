import { channelCalls as calls } from '@/backend/contract/channels/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { actOnPost } from './commands/act-on-post';
import { setChannels } from './commands/choose-channels';
import { saveRules } from './commands/save-rules';
import { readChannelDesk } from './queries/desk';
import { readChannelPosts } from './queries/marks';
import { readChannelOffers } from './queries/rules';
import { readChannelStates } from './queries/states';

/** Channels: what stories are posted to. */
export const channelRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    channelStates: (ctx, { id }) => readChannelStates(ctx, id),
    channelPosts: (ctx, { ids }) => readChannelPosts(ctx, ids),
    setChannels: (ctx, input, { member }) => setChannels(ctx, member, input),
    actOnPost: (ctx, input, { member }) => actOnPost(ctx, member, input),
    channelOffers: (ctx) => readChannelOffers(ctx),
    channelDesk: (ctx, { locale }) => readChannelDesk(ctx, locale),
    saveChannelRules: (ctx, input, { member }) => saveRules(ctx, member, input),
  });
};

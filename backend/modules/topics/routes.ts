import { topicCalls as calls } from '@/backend/contract/topics/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { listPage } from '@/backend/modules/stories/queries/lists';
import { DEX_TOPIC_ID, listDexRecommended, listLabels, listTopics, readLabel, readTopic } from './queries';

/** Topics, specials, the topic of decentralised exchanges, labels. */
export const topicRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    specials: async (ctx, input) => ({
      list: await listTopics(ctx, input.special_only, input.locale),
    }),
    specialDetails: (ctx, input) => readTopic(ctx, input.id, input),
    labelDetails: (ctx, input) => readLabel(ctx, input.id, input),
    labelRun: listLabels,
    dexList: (ctx, input) => listPage(ctx, { topic: DEX_TOPIC_ID }, input),
    dexRecommendations: async (ctx, { locale }) => ({
      list: await listDexRecommended(ctx, locale),
    }),
  });
};

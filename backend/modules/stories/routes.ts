import { storyCalls as calls } from '@/backend/contract/stories/calls';
import { flashCalls } from '@/backend/contract/stories/flashes';
import { ledgerCalls } from '@/backend/contract/stories/day-ledger';
import { weeklyCalls } from '@/backend/contract/stories/weekly';
import { ApiError } from '@/backend/kernel/errors';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { closeDay } from '@/backend/modules/stories/commands/close-day';
import { readAfterStory } from '@/backend/modules/stories/queries/after-story';
import { toDayLedger } from '@/backend/modules/stories/queries/day-ledger';
import { listFlashes, readFlashDay } from '@/backend/modules/stories/queries/flashes';
import { listPageWithLangs, readState } from '@/backend/modules/stories/queries/lists';
import { listMostRead } from '@/backend/modules/stories/queries/most-read';
import { listRelated, MAX_RELATED } from '@/backend/modules/stories/queries/related';
import { listCategories, readContent } from '@/backend/modules/stories/queries/stories';
import { readStoryPage } from '@/backend/modules/stories/queries/story-page';
import { readThread } from '@/backend/modules/stories/queries/threads';
import { listWeeklies } from '@/backend/modules/stories/queries/weeklies';

/** Articles, flashes, their categories, the weekly. */
export const storyRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    categories: async (ctx, { locale }) => ({
      list: await listCategories(ctx, locale),
    }),
    related: async (ctx, { id, size, locale }) => ({
      list: await listRelated(ctx, id, size, locale),
    }),
    articles: (ctx, { kind = 'article', category, label, topic, author, region, lang, ...request }) =>
      listPageWithLangs(ctx, { kind, category, label, topic, author, region, lang }, request),
    contentDetails: (ctx, { id, locale }) => readContent(ctx, id, locale),
    storyPage: (ctx, { id, locale, with_after }) => readStoryPage(ctx, id, locale, with_after),
    mostRead: (ctx, { locale }) => listMostRead(ctx, locale),
    afterStory: (ctx, { id, locale }) => readAfterStory(ctx, id, locale),
  });
  serveCalls(app, context, ledgerCalls, {
    dayLedger: async (ctx, { day, locale }) => {
      const hours = await closeDay(ctx, day);
      if (!hours) throw new ApiError('notFound');
      return toDayLedger(ctx, day, hours, locale);
    },
  });
  serveCalls(app, context, flashCalls, {
    flashRecommendations: (ctx, { id, locale }) => listRelated(ctx, id, MAX_RELATED, locale, true),
    flashes: (ctx, input) => listFlashes(ctx, input),
    flashThread: (ctx, { id, locale }) => readThread(ctx, id, locale),
    flashDay: (ctx, input) => readFlashDay(ctx, input),
    contentState: (ctx, { id }) => readState(ctx, id),
  });
  serveCalls(app, context, weeklyCalls, {
    weeklies: (ctx, input) => listWeeklies(ctx, input),
  });
};

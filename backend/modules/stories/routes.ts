import { contentCalls as calls } from '@/backend/contract/stories/calls';
import { flashCalls } from '@/backend/contract/stories/flashes';
import type { Mount } from '@/backend/kernel/serve';
import { serve } from '@/backend/kernel/serve';
import * as content from '@/backend/modules/stories/queries/stories';

/** Spec §7 "Content and discovery". */
export const contentRoutes: Mount = (app, context) => {
  serve(app, context, calls.homeLists, (ctx, { locale }) => content.readHome(ctx, locale));
  serve(app, context, calls.hotAuthors, async (ctx, input) => {
    const { list, total } = await content.listHotAuthors(ctx, { ...input, latest: 1 });
    return { hotLists: list, total };
  });
  serve(app, context, calls.dexList, (ctx, input) =>
    content.listPage(ctx, { topic: content.DEX_TOPIC_ID }, input),
  );
  serve(app, context, calls.dexRecommendations, async (ctx, { locale }) => ({
    list: await content.listDexRecommended(ctx, locale),
  }));
  serve(app, context, calls.categories, async (ctx, { locale }) => ({
    list: await content.listCategories(ctx, locale),
  }));
  serve(app, context, calls.labelDetails, (ctx, input) => content.readLabel(ctx, input.id, input));
  serve(app, context, calls.columnHosts, (ctx, input) =>
    content.listHotColumns(ctx, { ...input, latest: 3 }),
  );
  serve(app, context, calls.related, async (ctx, { id, size, locale }) => ({
    list: await content.listRelated(ctx, id, size, locale),
  }));
  serve(app, context, calls.banners, async (ctx, { locale }) => ({
    list: await content.listBanners(ctx, locale),
  }));
  serve(
    app,
    context,
    calls.articles,
    (ctx, { kind = 'article', category, label, topic, author, region, ...request }) =>
      content.listPageWithLangs(ctx, { kind, category, label, topic, author, region }, request),
  );
  serve(app, context, calls.recommendations, (ctx, input) => content.listRecommended(ctx, input));
  serve(app, context, calls.specials, async (ctx, input) => ({
    list: await content.listTopics(ctx, input.special_only, input.locale),
  }));
  serve(app, context, calls.specialDetails, (ctx, input) => content.readTopic(ctx, input.id, input));
  serve(app, context, calls.contentDetails, (ctx, { id, locale }) => content.readContent(ctx, id, locale));
  serve(app, context, calls.popularColumns, (ctx, input) => content.listPopular(ctx, input));
  serve(app, context, calls.weeklyAuthors, (ctx, { id, locale }) =>
    content.listWeeklyAuthors(ctx, id, { page: 1, size: 50, locale }),
  );
  serve(app, context, calls.authors, (ctx, { id, ...request }) =>
    id
      ? content.readAuthor(ctx, id, { ...request, latest: 3 })
      : content.listAuthors(ctx, { ...request, latest: 3 }),
  );
  serve(app, context, calls.hotColumns, (ctx, input) => content.listPage(ctx, { kind: 'article' }, input));
  serve(app, context, flashCalls.flashRecommendations, (ctx, { id, locale }) =>
    content.listRelated(ctx, id, 5, locale, true),
  );
  serve(app, context, flashCalls.flashes, (ctx, input) => content.listFlashes(ctx, input));
  serve(app, context, flashCalls.flashDay, (ctx, input) => content.readFlashDay(ctx, input));
  serve(app, context, flashCalls.contentState, (ctx, { id }) => content.readState(ctx, id));
};

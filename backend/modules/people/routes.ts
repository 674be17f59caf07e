import { peopleCalls as calls } from '@/backend/contract/people/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { listColumnArticles, listPopularColumnArticles } from './queries/column-articles';
import * as people from './queries/authors';

const LATEST_OF_COLUMN = 3;
const MAX_WEEKLY_AUTHORS = 50;

/** Authors, columns and what columnists wrote. */
export const peopleRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    authors: (ctx, { id, ...request }) =>
      id
        ? people.readAuthor(ctx, id, { ...request, latest: LATEST_OF_COLUMN })
        : people.listAuthors(ctx, { ...request, latest: LATEST_OF_COLUMN }),
    hotAuthors: async (ctx, input) => {
      const { list, total } = await people.listHotAuthors(ctx, { ...input, latest: 1 });
      return { hotLists: list, total };
    },
    columnHosts: (ctx, input) => people.listHotColumns(ctx, { ...input, latest: LATEST_OF_COLUMN }),
    columnArticles: (ctx, input) => listColumnArticles(ctx, input),
    popularColumns: (ctx, input) => listPopularColumnArticles(ctx, input),
    weeklyAuthors: (ctx, { id, locale }) =>
      people.listWeeklyAuthors(ctx, id, { page: 1, size: MAX_WEEKLY_AUTHORS, locale }),
  });
};

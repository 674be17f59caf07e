import { searchCalls as calls } from '@/backend/contract/search/calls';
import { hotSearchCalls } from '@/backend/contract/search/hot';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import * as records from '@/backend/modules/search/commands/records';
import { listHotTerms, recordSearch, suggest } from '@/backend/modules/search/commands/terms';
import * as searching from '@/backend/modules/search/commands/search';

const SUGGESTIONS = 8;

/** Searching, suggestions, the personal history, and the hot searches beside a page. */
export const searchRoutes: Mount = (app, context) => {
  serve(app, context, calls.search, async (ctx, input, caller) => {
    const { first, ...result } = await searching.search(ctx, input);
    if (first && input.page === 1) {
      const isContent = first.kind === 'flash' || first.kind === 'article';
      await recordSearch(ctx, input.keyword, isContent ? first.refId : null);
    }
    if (caller.member && input.page === 1) await records.keepRecord(ctx, caller.member, input.keyword);
    return result;
  });
  serve(app, context, calls.searchMore, async (ctx, input) => {
    const { first: _first, ...result } = await searching.search(ctx, input);
    return result;
  });
  serve(app, context, calls.hotSearch, async (ctx, { size }) => ({
    list: (await listHotTerms(ctx, size)).map(({ keyword }) => ({ keyword })),
  }));
  serve(app, context, calls.searchSuggestions, async (ctx, { keyword }) => ({
    list: (await suggest(ctx, keyword, SUGGESTIONS)).map((text) => ({ keyword: text })),
  }));
  serve(app, context, calls.searchRecords, (ctx, _, caller) => records.listRecords(ctx, memberOf(caller)));
  serve(app, context, calls.deleteSearchRecords, (ctx, { id }, caller) =>
    records.deleteRecords(ctx, memberOf(caller), id),
  );
  serve(app, context, hotSearchCalls.hotSearchItems, async (ctx) => ({
    searchLists: await searching.listHotSearches(ctx),
  }));
};

import { chineseCalls } from '@/backend/contract/chinese/calls';
import { searchCalls as calls } from '@/backend/contract/search/calls';
import { hotSearchCalls } from '@/backend/contract/search/hot';
import { isPageToken } from '@/backend/contract/process/page-token';
import { type Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { blockSearch, listBlocked } from '@/backend/modules/search/commands/blocked';
import { listHotSearches, listHotTerms, recordSearch } from '@/backend/modules/search/commands/hot-terms';
import { readTerms } from '@/backend/db/chinese-terms';
import { termUses } from '@/backend/modules/search/queries/term-uses';
import type { Match } from '@/backend/modules/search/queries/matches';
import { readerOf } from '@/backend/modules/search/commands/readers';
import * as records from '@/backend/modules/search/commands/records';
import { findAll, search } from '@/backend/modules/search/commands/search';
import { suggest } from '@/backend/modules/search/commands/suggest';
import { hiddenKinds } from '@/backend/modules/search/queries/hidden-kinds';

const SUGGESTIONS = 8;

/** Searches, the search history of members, the hot searches of the side column, and the desk's dictionary. */
export const searchRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    search: async (ctx, input, caller) => {
      const { results, found: matches } = await search(ctx, input);
      // Only calls from the portal are counted here. For a page of results from the cache, the reader's browser calls
      // `recordSearch`.
      if (input.page === 1 && caller.isPortal) await record(ctx, caller, input.keyword, matches);
      return results;
    },
    searchMore: async (ctx, input) => (await search(ctx, input)).results,
    recordSearch: async (ctx, { keyword, token }, caller) => {
      const isRead = isPageToken(ctx.config.secret, `search:${keyword}`, token, ctx.now());
      // Without a valid token the search only goes into the member's own history, and does not count for the hot
      // searches.
      const outcome = isRead ? await findAll(ctx, keyword, { without: await hiddenKinds(ctx) }) : null;
      return { recorded: await record(ctx, caller, keyword, outcome?.matches ?? []) };
    },
    hotSearch: async (ctx, input) => ({
      list: (await listHotTerms(ctx, input)).map(({ keyword, lang }) => ({ keyword, lang })),
    }),
    searchSuggestions: async (ctx, input) => ({
      list: await suggest(ctx, { ...input, size: SUGGESTIONS }),
    }),
    searchRecords: (ctx, _, { member }) => records.listRecords(ctx, member),
    deleteSearchRecords: (ctx, { id }, { member }) => records.deleteRecords(ctx, member, id),
    blockedSearches: (ctx) => listBlocked(ctx),
    blockSearch: (ctx, input, { member }) => blockSearch(ctx, member, input),
  });
  serveCalls(app, context, chineseCalls, {
    chineseTerms: async (ctx) => ({ list: await readTerms(ctx.db) }),
    termUses: (ctx, input) => termUses(ctx, input),
  });
  serveCalls(app, context, hotSearchCalls, {
    hotSearchItems: async (ctx, { locale }) => ({
      searchLists: await listHotSearches(ctx, locale),
    }),
  });
};

/** Adds a search to the history of a member; a search with results also counts for the hot searches. */
async function record(context: Context, caller: Caller, keyword: string, matches: Match[]): Promise<boolean> {
  if (caller.member) await records.indexRecord(context, caller.member, keyword);
  if (matches.length === 0) return caller.member !== null;
  const content = matches.find(({ kind }) => kind === 'flash' || kind === 'article');
  const isCounted = await recordSearch(context, {
    keyword,
    contentId: content?.refId ?? null,
    reader: readerOf(caller),
  });
  return isCounted || caller.member !== null;
}

import type { AccessRows } from './rows';

/** Searching, and what a search leaves. */
export const search = {
  search: 'public',
  searchMore: 'public',
  hotSearch: 'public',
  searchSuggestions: 'public',
  recordSearch: 'public',
  searchRecords: 'user',
  deleteSearchRecords: 'user',
  blockedSearches: 'editor',
  blockSearch: 'editor',
} as const satisfies AccessRows;

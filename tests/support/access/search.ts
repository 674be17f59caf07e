import type { AccessRows } from './rows';

/** Calls for searching, and for records of searches. */
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
  chineseTerms: 'portal',
  termUses: 'editor',
} as const satisfies AccessRows;

import { CONTENT_STATUSES, type ContentStatus } from '@/backend/contract/writing/statuses';

/** The query parameters of an address. */
export type Search = Record<string, string | string[] | undefined>;

const KINDS = ['article', 'flash'] as const;
const MAX_CHARACTERS = 100;

export interface StoriesQuery {
  kind?: (typeof KINDS)[number];
  status?: ContentStatus;
  keyword: string;
  cursor?: string;
}

/** The query of the list of stories from an address; invalid parts are left out. */
export function storiesQuery(search: Search): StoriesQuery {
  const cursor = firstOf(search.cursor);
  return {
    kind: KINDS.find((kind) => kind === firstOf(search.kind)),
    status: CONTENT_STATUSES.find((status) => status === firstOf(search.status)),
    keyword: keywordOf(search),
    cursor: cursor === '' ? undefined : cursor.slice(0, MAX_CHARACTERS),
  };
}

export function logQuery(search: Search): { keyword: string; page: number } {
  const page = Number(firstOf(search.page));
  return {
    keyword: keywordOf(search),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
  };
}

/** A query as the part of an address from `?` on; empty values are left out, an empty query is an empty string. */
export function toSearch(query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

const keywordOf = (search: Search) => firstOf(search.q).trim().slice(0, MAX_CHARACTERS);
const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

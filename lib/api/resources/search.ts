import 'server-only';
import { z } from 'zod';
import { SEARCH_KINDS, SEARCH_WINDOW, type SearchHit, type Snippet } from '@/backend/contract/search/calls';
import { call } from '@/lib/platform/calls/read';
import { absolute } from '@/lib/platform/config/site';
import { toIso } from '@/lib/platform/dates/dates';
import { localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { href } from '@/lib/platform/routing/href';
import {
  defineResource,
  listQuery,
  mapOutcome,
  pageOfCursor,
  type Resource,
  unknownCursor,
} from '../resource';
import { shapes, address, time } from '../shapes';

const hitShape = z
  .object({
    kind: z.enum(SEARCH_KINDS),
    id: z.number(),
    url: address,
    title: z.string(),
    excerpt: z.string(),
    /** Null for what is not published at a time: authors, topics and events. */
    published_at: time.nullable(),
  })
  .register(shapes, { id: 'SearchHit' });

function toHit(hit: SearchHit, language: ReaderLanguage): z.input<typeof hitShape> {
  const plain = (snippet: Snippet) =>
    localText(snippet.map(({ text }) => text).join(''), hit.lang, language, hit.script_words);
  return {
    kind: hit.kind,
    id: hit.id,
    url: absolute(href(language.locale, hit.kind, { id: hit.id })),
    title: plain(hit.title),
    excerpt: plain(hit.excerpt),
    published_at: hit.kind === 'flash' || hit.kind === 'article' ? toIso(hit.release_time) || null : null,
  };
}

export const searchResources: Resource[] = [
  defineResource({
    name: 'search',
    path: '/search',
    summary: `Everything that matches a text, best first; at most ${SEARCH_WINDOW}`,
    isList: true,
    item: hitShape,
    query: {
      ...listQuery,
      q: z.string().trim().min(1).max(100),
      kind: z.enum(SEARCH_KINDS).optional(),
    },
    async read({ q, kind, limit, cursor }, language) {
      const page = pageOfCursor(cursor);
      if (page === null) return unknownCursor;
      const input = { keyword: q, kind, page, size: limit, locale: language.locale };
      return mapOutcome(await call('searchMore', input), ({ list, total }) => ({
        data: list.map((hit) => toHit(hit, language)),
        next: page * limit < total ? String(page + 1) : null,
      }));
    },
  }),
];

import 'server-only';
import { z } from 'zod';
import type { ContentDetail, FlashItem } from '@/backend/contract/stories/story';
import { CONTENT_KINDS } from '@/backend/contract/stories/story';
import { id, localeSchema } from '@/backend/contract/fields';
import { runCursor } from '@/backend/contract/publishing/calls';
import { regionQuery, regionShape } from '../region';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import { fillSeries } from '@/lib/data/fill-series';
import { getConfig } from '@/lib/platform/config/config';
import { absolute } from '@/lib/platform/config/site';
import { absoluteHtml } from '@/lib/publishing/feed/absolute-html';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { toFlash } from '@/lib/stories/story';
import { shapes, address, lang, pictureAddress, reference, time, toReference } from '../shapes';
import { defineResource, listQuery, mapOutcome, type Resource } from '../resource';

/** A published flash or article. */
const contentShape = z
  .object({
    id: z.number(),
    kind: z.enum(CONTENT_KINDS),
    url: address,
    /** The language of the texts; another than the requested one when there is no text in that. */
    lang,
    /** The languages it is written in. */
    langs: z.array(localeSchema),
    title: z.string(),
    summary: z.string(),
    /** Clean HTML with absolute addresses. */
    body: z.string(),
    cover: address.nullable(),
    published_at: time,
    updated_at: time,
    is_important: z.boolean(),
    region: regionShape,
    author: reference.nullable(),
    category: reference.nullable(),
    labels: z.array(reference),
    source: z.object({ name: z.string(), url: z.string() }).nullable(),
    corrections: z.array(z.object({ text: z.string(), at: time })),
    /** The number of Han characters and Latin words of the body. */
    length: z.number(),
    likes: z.number(),
  })
  .register(shapes, { id: 'Content' });

async function toContent(
  item: FlashItem | ContentDetail,
  language: ReaderLanguage,
): Promise<z.input<typeof contentShape>> {
  const story = toFlash(item, language);
  return {
    id: story.id,
    kind: story.kind,
    url: absolute(story.href),
    lang: story.lang,
    langs: story.langs,
    title: story.title,
    summary: story.summary,
    body: absoluteHtml(await fillSeries(story.body, language), getConfig().siteUrl),
    cover: pictureAddress(story.pic),
    published_at: story.releasedAt,
    updated_at: story.updatedAt,
    is_important: story.isImportant,
    region: story.region,
    author: story.author && toReference(story.author),
    category: story.category && toReference(story.category),
    labels: story.labels.map(toReference),
    source: story.source.name || story.source.url ? story.source : null,
    corrections: story.corrections.map(({ text, at }) => ({ text, at })),
    length: story.length,
    likes: story.likes,
  };
}

export const contentResources: Resource[] = [
  defineResource({
    name: 'listContent',
    path: '/content',
    summary: 'Published flashes and articles, newest first',
    isList: true,
    item: contentShape,
    query: {
      kind: z.enum(CONTENT_KINDS).optional(),
      important: z.enum(['true', 'false']).optional(),
      category: id.optional(),
      label: id.optional(),
      topic: id.optional(),
      author: id.optional(),
      region: regionQuery.optional(),
      limit: listQuery.limit,
      cursor: runCursor.optional(),
    },
    async read({ limit, important, kind, category, label, topic, author, region, cursor }, language) {
      const input = {
        ...{ kind, category, label, topic, author, region, cursor, size: limit, locale: language.locale },
        important: important && important === 'true',
      };
      const kinds = kind ? [tags.kind(kind)] : [tags.kind('flash'), tags.kind('article')];
      const rule = { tags: [...kinds, tags.titles], revalidate: LIFETIMES.list, isCachedWhen: 'list' };
      return mapOutcome(await call('contentRun', input, rule), async ({ list, next }) => ({
        data: await Promise.all(list.map((item) => toContent(item, language))),
        next,
      }));
    },
  }),
  defineResource({
    name: 'getContent',
    path: '/content/{id}',
    summary: 'One published flash or article; 410 when it has been withdrawn',
    isList: false,
    item: contentShape,
    query: {},
    async read(_query, language, key) {
      const rule = { tags: [tags.content(Number(key))], revalidate: LIFETIMES.list };
      const input = { id: Number(key), locale: language.locale };
      return mapOutcome(await call('contentDetails', input, rule), async (item) => ({
        data: await toContent(item, language),
        next: null,
      }));
    },
  }),
];

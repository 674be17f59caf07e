import 'server-only';
import { z } from 'zod';
import type { CallOutput } from '@/backend/contract/calls';
import type { NamedRef } from '@/backend/contract/fields';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES, SITE_RULE } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import { absolute } from '@/lib/platform/config/site';
import { localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { toRef } from '@/lib/platform/routing/ref';
import { toSigner } from '@/lib/stories/signer';
import {
  defineResource,
  listQuery,
  mapOutcome,
  pageOfCursor,
  type Resource,
  unknownCursor,
} from '../resource';
import { shapes, pictureAddress, reference, address, toReference } from '../shapes';

const authorShape = reference
  .extend({
    bio: z.string(),
    avatar: address.nullable(),
    /** The number of published articles. */
    articles: z.number(),
  })
  .register(shapes, { id: 'Author' });

const topicShape = reference
  .extend({
    intro: z.string(),
    /** The present state of its subject in one line; empty when nobody wrote one. */
    summary: z.string(),
    cover: address.nullable(),
    /** The number of published stories. */
    stories: z.number(),
  })
  .register(shapes, { id: 'Topic' });

const categoryShape = reference
  .extend({
    /** Which kind of stories it is for. */
    applies_to: z.enum(['flash', 'article', 'both']),
  })
  .register(shapes, { id: 'Category' });

function toAuthor(card: CallOutput<'authors'>['list'][number], language: ReaderLanguage) {
  const { id, name, href, bio, avatar } = toSigner(card, language);
  return { id, name, url: absolute(href), bio, avatar: pictureAddress(avatar), articles: card.total };
}

function toTopic(
  topic: NamedRef & Pick<CallOutput<'specialDetails'>['topic'], 'intro' | 'summary' | 'pic' | 'total'>,
  language: ReaderLanguage,
) {
  const local = (text: string) => localText(text, topic.lang, language);
  return {
    ...toReference(toRef(topic, language, 'topic')),
    intro: local(topic.intro),
    summary: local(topic.summary),
    cover: pictureAddress(topic.pic),
    stories: topic.total,
  };
}

export const peopleAndTopicResources: Resource[] = [
  defineResource({
    name: 'listAuthors',
    path: '/authors',
    summary: 'Authors of articles, those who published last first',
    isList: true,
    item: authorShape,
    query: listQuery,
    async read({ limit, cursor }, language) {
      const page = pageOfCursor(cursor);
      if (page === null) return unknownCursor;
      const rule = { tags: [tags.authors, tags.titles], revalidate: LIFETIMES.list };
      const outcome = await call('authors', { page, size: limit, locale: language.locale }, rule);
      return mapOutcome(outcome, ({ list, total }) => ({
        data: list.map((card) => toAuthor(card, language)),
        next: page * limit < total ? String(page + 1) : null,
      }));
    },
  }),
  defineResource({
    name: 'getAuthor',
    path: '/authors/{id}',
    summary: 'One author',
    isList: false,
    item: authorShape,
    query: {},
    async read(_query, language, key) {
      const rule = { tags: [tags.author(Number(key)), tags.titles], revalidate: LIFETIMES.list };
      const outcome = await call('authors', { id: Number(key), locale: language.locale }, rule);
      return mapOutcome(outcome, ({ list: [card] }) => ({
        data: card ? toAuthor(card, language) : null,
        next: null,
      }));
    },
  }),
  defineResource({
    name: 'listTopics',
    path: '/topics',
    summary: 'All topics, in the order of the editors',
    isList: true,
    item: topicShape,
    query: {},
    async read(_query, language) {
      const rule = { tags: [tags.topics, tags.titles], revalidate: LIFETIMES.list };
      return mapOutcome(await call('specials', { locale: language.locale }, rule), ({ list }) => ({
        data: list.map((topic) => toTopic(topic, language)),
        next: null,
      }));
    },
  }),
  defineResource({
    name: 'getTopic',
    path: '/topics/{id}',
    summary: 'One topic; its stories are /content?topic=…',
    isList: false,
    item: topicShape,
    query: {},
    async read(_query, language, key) {
      const id = Number(key);
      const rule = { tags: [tags.topic(id), tags.topics, tags.titles], revalidate: LIFETIMES.list };
      const outcome = await call('specialDetails', { id, size: 1, locale: language.locale }, rule);
      return mapOutcome(outcome, ({ topic }) => ({ data: toTopic(topic, language), next: null }));
    },
  }),
  defineResource({
    name: 'listCategories',
    path: '/categories',
    summary: 'All categories; the stories of one are /content?category=…',
    isList: true,
    item: categoryShape,
    query: {},
    async read(_query, language) {
      const outcome = await call('categories', { locale: language.locale }, SITE_RULE);
      return mapOutcome(outcome, ({ list }) => ({
        data: list.map((row) => ({
          ...toReference(toRef(row, language, row.applies_to === 'flash' ? 'newsCategory' : 'category')),
          applies_to: row.applies_to,
        })),
        next: null,
      }));
    },
  }),
  defineResource({
    name: 'listLabels',
    path: '/labels',
    summary: 'All tags by id; the stories of one are /content?label=…',
    isList: true,
    item: reference,
    query: listQuery,
    async read({ limit, cursor }, language) {
      const after = cursor === undefined ? undefined : pageOfCursor(cursor);
      if (after === null) return unknownCursor;
      const rule = { tags: [tags.titles], revalidate: LIFETIMES.list, isCachedWhen: 'list' };
      const outcome = await call('labelRun', { cursor: after, size: limit, locale: language.locale }, rule);
      return mapOutcome(outcome, ({ list, next }) => ({
        data: list.map((label) => toReference(toRef(label, language, 'label'))),
        next: next === null ? null : String(next),
      }));
    },
  }),
];

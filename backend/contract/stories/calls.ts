import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { contentDetail, contentItem, contentKind, flashThread } from './story';
import { id, localeSchema, namedRef, ownLangs, pageOf, paging, inLocale } from '@/backend/contract/fields';
import { region } from '@/backend/contract/regions/region';

const category = namedRef.extend({
  key: z.string(),
  applies_to: z.enum(['flash', 'article', 'both']),
});

const articleFilter = {
  kind: contentKind.optional(),
  category: id.optional(),
  label: id.optional(),
  topic: id.optional(),
  author: id.optional(),
  region: region.optional(),
  /** Only stories with a text in this language. */
  lang: localeSchema.optional(),
};

/** What to read after a story. */
const afterStory = z.object({
  /** The next one by release time, and for the newest the one before it; null when it is the only one. */
  next: contentItem.nullable(),
  /** The newest stories of its smallest topic, newest first, without itself and the one to read next. */
  thread: z.object({ topic: namedRef.nullable(), list: z.array(contentItem) }),
});

export const storyCalls = {
  categories: defineCall({
    path: '/categoryLists',
    methods: ['GET'],
    access: 'public',
    mayReadReplica: true,
    summary: 'All categories',
    input: z.object(inLocale),
    output: z.object({ list: z.array(category) }),
  }),
  related: defineCall({
    path: '/relatedRecommen',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Items related to one item',
    input: z.object({ id, size: paging.size.default(5), ...inLocale }),
    output: z.object({ list: z.array(contentItem) }),
  }),
  articles: defineCall({
    path: '/getArticleList',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Articles (or any content) by one filter, newest first, numbered pages',
    input: z.object({ ...articleFilter, ...paging, ...inLocale }),
    output: pageOf(contentItem).extend({ langs: ownLangs }),
  }),
  contentDetails: defineCall({
    path: '/getInformationDetails',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'One flash or article with its whole text',
    input: z.object({ id, ...inLocale }),
    output: contentDetail,
  }),
  storyPage: defineCall({
    path: '/getStoryPage',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'One flash or article with its whole text, related flashes, and the thread of a flash',
    input: z.object({
      id,
      ...inLocale,
      /** Whether to add what to read after it, which pages of articles show. */
      with_after: z.boolean().default(false),
    }),
    output: z.object({
      story: contentDetail,
      /** Related flashes of a flash; none for an article. */
      related: z.array(contentItem),
      /** Related flashes of an article; none for a flash. */
      flashes: z.array(contentItem),
      /** Null for an article. */
      thread: flashThread.nullable(),
      /** Whether it has public comments. */
      has_comments: z.boolean(),
      after: afterStory.optional(),
    }),
  }),
  mostRead: defineCall({
    path: '/getMostRead',
    methods: ['GET'],
    access: 'public',
    mayReadReplica: true,
    summary: 'The ten articles with the most readers in the last 24 hours, and in the last seven days',
    input: z.object(inLocale),
    output: z.object({ day: z.array(contentItem), week: z.array(contentItem) }),
  }),
  afterStory: defineCall({
    path: '/getAfterStory',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'What to read after an article: one of the same topic, else of the same author, and its topic',
    input: z.object({ id, ...inLocale }),
    output: afterStory,
  }),
};

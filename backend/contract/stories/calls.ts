import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { flashDay } from './flashes';
import { author, contentDetail, contentItem, contentKind, flashItem, region } from './story';
import {
  id,
  localeSchema,
  namedRef,
  ownLangs,
  pageOf,
  paging,
  readerLocale,
} from '@/backend/contract/fields';

const locale = { locale: readerLocale };
const localeOnly = z.object(locale);
const oneById = z.object({ id, ...locale });

export const hotSearchItem = z.object({ id, kind: contentKind, title: z.string(), lang: localeSchema });
export const category = namedRef.extend({
  key: z.string(),
  applies_to: z.enum(['flash', 'article', 'both']),
});
export const topic = namedRef.extend({
  intro: z.string(),
  pic: z.string(),
  is_special: z.boolean(),
  langs: ownLangs,
  total: z.number(),
});
export const topicWithLatest = topic.extend({ latest: z.array(contentItem) });
export const authorCard = author.extend({ langs: ownLangs, total: z.number(), latest: z.array(contentItem) });
export const banner = z.object({
  id,
  title: z.string(),
  lang: localeSchema,
  pic: z.string(),
  link: z.string(),
});

const articleFilter = {
  kind: contentKind.optional(),
  category: id.optional(),
  label: id.optional(),
  topic: id.optional(),
  author: id.optional(),
  region: region.optional(),
};

export const contentCalls = {
  homeLists: defineCall({
    path: '/homeLinsts',
    methods: ['GET'],
    access: 'public',
    summary: 'Lead, picks, latest flashes and columns of the home page',
    input: localeOnly,
    output: z.object({
      lead: contentItem.nullable(),
      picks: z.array(contentItem),
      columns: z.array(contentItem),
      flashes: z.array(flashItem),
      day: flashDay,
    }),
  }),
  hotAuthors: defineCall({
    path: '/homeHotList',
    methods: ['GET'],
    access: 'public',
    summary: 'Hot authors with their latest article',
    input: z.object({ ...paging, ...locale }),
    output: z.object({ hotLists: z.array(authorCard), total: z.number() }),
  }),
  dexList: defineCall({
    path: '/dexList',
    methods: ['GET'],
    access: 'public',
    summary: 'Items of the DEX topic',
    input: z.object({ ...paging, ...locale }),
    output: pageOf(contentItem),
  }),
  dexRecommendations: defineCall({
    path: '/dexRecommendList',
    methods: ['GET'],
    access: 'public',
    summary: 'Most read items of the DEX topic',
    input: localeOnly,
    output: z.object({ list: z.array(contentItem) }),
  }),
  hotSearchItems: defineCall({
    path: '/homeSearchList',
    methods: ['GET'],
    access: 'public',
    summary: 'Hot searches, each with the item it leads to',
    input: localeOnly,
    output: z.object({ searchLists: z.array(hotSearchItem) }),
  }),
  categories: defineCall({
    path: '/categoryLists',
    methods: ['GET'],
    access: 'public',
    summary: 'All categories',
    input: localeOnly,
    output: z.object({ list: z.array(category) }),
  }),
  labelDetails: defineCall({
    path: '/getLabelDetails',
    methods: ['GET'],
    access: 'public',
    summary: 'A label and its items',
    input: z.object({ id, ...paging, ...locale }),
    output: z.object({ label: namedRef.extend({ langs: ownLangs }), data: pageOf(contentItem) }),
  }),
  columnHosts: defineCall({
    path: '/getZLHostLists',
    methods: ['GET'],
    access: 'public',
    summary: 'Columns by heat, each with its latest articles',
    input: z.object({ ...paging, ...locale }),
    output: pageOf(authorCard),
  }),
  related: defineCall({
    path: '/relatedRecommen',
    methods: ['POST'],
    access: 'public',
    summary: 'Items related to one item',
    input: z.object({ id, size: paging.size.default(5), ...locale }),
    output: z.object({ list: z.array(contentItem) }),
  }),
  banners: defineCall({
    path: '/getRecommendBanner',
    methods: ['POST'],
    access: 'public',
    summary: 'Banners editors placed',
    input: localeOnly,
    output: z.object({ list: z.array(banner) }),
  }),
  articles: defineCall({
    path: '/getArticleList',
    methods: ['POST'],
    access: 'public',
    summary: 'Articles (or any content) by one filter, newest first, numbered pages',
    input: z.object({ ...articleFilter, ...paging, ...locale }),
    output: pageOf(contentItem).extend({ langs: ownLangs }),
  }),
  recommendations: defineCall({
    path: '/getRecommendLists',
    methods: ['POST'],
    access: 'public',
    summary: 'Recommended items: what editors placed, then what is read most',
    input: z.object({ ...paging, ...locale }),
    output: pageOf(contentItem),
  }),
  specials: defineCall({
    path: '/getSpecial',
    methods: ['POST'],
    access: 'public',
    summary: 'Topics, or only special ones, with their latest items',
    input: z.object({ special_only: z.boolean().default(false), ...locale }),
    output: z.object({ list: z.array(topicWithLatest) }),
  }),
  specialDetails: defineCall({
    path: '/getSpecialDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'One topic and a page of its items',
    input: z.object({ id, ...paging, ...locale }),
    output: z.object({ topic, data: pageOf(contentItem) }),
  }),
  contentDetails: defineCall({
    path: '/getInformationDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'One flash or article with its whole text',
    input: oneById,
    output: contentDetail,
  }),
  popularColumns: defineCall({
    path: '/getPopularColumn',
    methods: ['POST'],
    access: 'public',
    summary: 'Articles of columns read most of late',
    input: z.object({ ...paging, ...locale }),
    output: pageOf(contentItem),
  }),
  weeklyAuthors: defineCall({
    path: '/getWeekAuthorList',
    methods: ['POST'],
    access: 'public',
    summary: 'Authors of one weekly issue (the latest when no id is given)',
    input: z.object({ id: id.optional(), ...locale }),
    output: z.object({ list: z.array(authorCard) }),
  }),
  authors: defineCall({
    path: '/getAuthorListNew',
    methods: ['POST'],
    access: 'public',
    summary: 'Column authors, most recently published first; one author by id',
    input: z.object({ id: id.optional(), ...paging, ...locale }),
    output: pageOf(authorCard),
  }),
  hotColumns: defineCall({
    path: '/hotColumns',
    methods: ['POST'],
    access: 'public',
    summary: 'Newest column articles',
    input: z.object({ ...paging, ...locale }),
    output: pageOf(contentItem),
  }),
};

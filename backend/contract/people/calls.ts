import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { contentItem } from '@/backend/contract/stories/story';
import { dateTime, id, pageOf, paging, inLocale, ownLangs } from '@/backend/contract/fields';
import { author } from './author';

const authorCard = author.extend({
  /** The member who writes under this name; null if there is none. */
  user_id: id.nullable().default(null),
  /** Public data of that member, or of the author's member in the installation it was exported from. */
  member: z.object({ since: dateTime, is_verified: z.boolean() }).nullable().default(null),
  langs: ownLangs,
  total: z.number(),
  /** How many members follow the author. */
  followers: z.number().default(0),
  latest: z.array(contentItem),
});

export const peopleCalls = {
  authors: defineCall({
    path: '/getAuthorListNew',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Column authors, most recently published first; one author by id',
    input: z.object({ id: id.optional(), ...paging, ...inLocale }),
    output: pageOf(authorCard),
  }),
  hotAuthors: defineCall({
    path: '/homeHotList',
    methods: ['GET'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Hot authors with their latest article',
    input: z.object({ ...paging, ...inLocale }),
    output: z.object({ hotLists: z.array(authorCard), total: z.number() }),
  }),
  columnHosts: defineCall({
    path: '/getZLHostLists',
    methods: ['GET'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Columns by heat, each with its latest articles',
    input: z.object({ ...paging, ...inLocale }),
    output: pageOf(authorCard),
  }),
  columnArticles: defineCall({
    path: '/hotColumns',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Newest column articles',
    input: z.object({ ...paging, ...inLocale }),
    output: pageOf(contentItem),
  }),
  popularColumns: defineCall({
    path: '/getPopularColumn',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Articles of columns read most of late',
    input: z.object({ ...paging, ...inLocale }),
    output: pageOf(contentItem),
  }),
  weeklyAuthors: defineCall({
    path: '/getWeekAuthorList',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Authors of one weekly issue (the latest when no id is given)',
    input: z.object({ id: id.optional(), ...inLocale }),
    output: z.object({ list: z.array(authorCard) }),
  }),
};

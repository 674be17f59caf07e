import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { contentItem } from '@/backend/contract/stories/story';
import { id, namedRef, ownLangs, pageOf, paging, inLocale } from '@/backend/contract/fields';

const topic = namedRef.extend({
  intro: z.string(),
  /** The current state of the topic in one line, and the day it was written; empty when there is none. */
  summary: z.string(),
  summary_day: z.string().nullable(),
  pic: z.string(),
  is_special: z.boolean(),
  langs: ownLangs,
  total: z.number(),
});

const topicWithLatest = topic.extend({ latest: z.array(contentItem) });

export const topicCalls = {
  specials: defineCall({
    path: '/getSpecial',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Topics, or only special ones, with their latest items',
    input: z.object({ special_only: z.boolean().default(false), ...inLocale }),
    output: z.object({ list: z.array(topicWithLatest) }),
  }),
  specialDetails: defineCall({
    path: '/getSpecialDetails',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'One topic and a page of its items',
    input: z.object({ id, ...paging, ...inLocale }),
    /** `lead`: stories placed at the top, in the editors' order. */
    output: z.object({ topic, lead: z.array(contentItem), data: pageOf(contentItem) }),
  }),
  labelDetails: defineCall({
    path: '/getLabelDetails',
    methods: ['GET'],
    access: 'public',
    mayReadReplica: true,
    summary: 'A label and its items',
    input: z.object({ id, ...paging, ...inLocale }),
    output: z.object({ label: namedRef.extend({ langs: ownLangs }), data: pageOf(contentItem) }),
  }),
  labelRun: defineCall({
    path: '/listLabels',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'All labels, oldest first; the cursor is the id of the last one',
    input: z.object({ cursor: id.optional(), size: paging.size, ...inLocale }),
    output: z.object({ list: z.array(namedRef), next: z.number().nullable() }),
  }),
  dexList: defineCall({
    path: '/dexList',
    methods: ['GET'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Items of the DEX topic',
    input: z.object({ ...paging, ...inLocale }),
    output: pageOf(contentItem),
  }),
  dexRecommendations: defineCall({
    path: '/dexRecommendList',
    methods: ['GET'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Most read items of the DEX topic',
    input: z.object(inLocale),
    output: z.object({ list: z.array(contentItem) }),
  }),
};

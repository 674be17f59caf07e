import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { flashDay } from '@/backend/contract/stories/flashes';
import { contentItem, flashItem } from '@/backend/contract/stories/story';
import { pageOf, paging, inLocale, id, localeSchema } from '@/backend/contract/fields';

const banner = z.object({
  id,
  title: z.string(),
  /** A number set large, what it counts, and a sentence, in the title's language; empty without one. */
  figure: z.string(),
  unit: z.string(),
  summary: z.string(),
  lang: localeSchema,
  pic: z.string(),
  link: z.string(),
});

export const homeCalls = {
  homeLists: defineCall({
    path: '/homeLinsts',
    methods: ['GET'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Lead, picks, latest flashes and columns of the home page',
    input: z.object(inLocale),
    output: z.object({
      lead: contentItem.nullable(),
      picks: z.array(contentItem),
      columns: z.array(contentItem),
      flashes: z.array(flashItem),
      day: flashDay,
    }),
  }),
  banners: defineCall({
    path: '/getRecommendBanner',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Banners editors placed',
    input: z.object(inLocale),
    output: z.object({ list: z.array(banner) }),
  }),
  recommendations: defineCall({
    path: '/getRecommendLists',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Recommended items: what editors placed, then what is read most',
    input: z.object({ ...paging, ...inLocale }),
    output: pageOf(contentItem),
  }),
  siteCounts: defineCall({
    path: '/siteCounts',
    methods: ['POST'],
    access: 'public',
    summary: 'Today in numbers, for the dateline and the side bar',
    input: z.object({}),
    output: z.object({ flashes_today: z.number(), important_today: z.number(), events_upcoming: z.number() }),
  }),
};

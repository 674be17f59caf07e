import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { contentItem } from '@/backend/contract/stories/story';
import {
  dateTime,
  id,
  localeSchema,
  namedRef,
  ownLangs,
  pageOf,
  paging,
  readerLocale,
} from '@/backend/contract/fields';
import { provider } from '@/backend/contract/accounts/user';

const locale = { locale: readerLocale };
const optionalId = z.object({ id: id.optional(), ...paging, ...locale });

export const notice = z.object({
  id,
  title: z.string(),
  body: z.string(),
  lang: localeSchema,
  langs: ownLangs,
  release_time: dateTime,
});
export const partner = namedRef.extend({
  kind: z.enum(['media', 'community', 'research', 'event']),
  url: z.string(),
  description: z.string(),
  langs: ownLangs,
});
export const weekly = z.object({
  id,
  number: z.number().int(),
  title: z.string(),
  summary: z.string(),
  lang: localeSchema,
  langs: ownLangs,
  starts: z.string(),
  ends: z.string(),
});
export const tool = z.object({
  id,
  name: z.string(),
  url: z.string(),
  description: z.string(),
  lang: localeSchema,
});

export const seriesPoint = z.object({ at: z.string(), value: z.number() });
export const dataSeries = z.object({
  key: z.string(),
  type: z.string(),
  name: z.string(),
  description: z.string(),
  lang: localeSchema,
  unit: z.string(),
  source: z.string(),
  is_sample: z.boolean(),
  chart: z.enum(['line', 'bars', 'supply']),
  updated_time: dateTime,
  points: z.array(seriesPoint),
});
export type DataSeries = z.infer<typeof dataSeries>;

export const spotPrice = z.object({
  symbol: z.string(),
  price: z.number(),
  /** Percent over 24 hours. */
  change: z.number(),
  updated_time: dateTime,
  is_sample: z.boolean(),
});

export const DOCUMENT_KEYS = ['about', 'copyright', 'contact', 'terms', 'disclaimer', 'submissions'] as const;

export const siteCalls = {
  appConfig: defineCall({
    path: '/getAppConfig',
    methods: ['POST'],
    access: 'public',
    summary: 'Links to the agreement documents and other public settings',
    input: z.object({}),
    output: z.object({
      privacy_policy: z.object({ value: z.string() }),
      term_of_service: z.object({ value: z.string() }),
      submissions: z.object({ value: z.enum(['open', 'selected']) }),
      /** Third-party sign-in that is set up; others are not shown. */
      login_providers: z.object({ value: z.array(provider) }),
    }),
  }),
  phoneCodes: defineCall({
    path: '/getPhoneCode',
    methods: ['POST'],
    access: 'public',
    summary: 'The area-code table',
    input: z.object(locale),
    output: z.array(
      z.object({ id, country: z.string(), area_code: z.string(), iso: z.string(), continent: z.string() }),
    ),
  }),
  notices: defineCall({
    path: '/getNoticeDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'Announcements, or one by id',
    input: optionalId,
    output: pageOf(notice),
  }),
  cooperation: defineCall({
    path: '/getCooperationDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'Partners, or one by id',
    input: optionalId,
    output: pageOf(partner),
  }),
  weeklies: defineCall({
    path: '/getWeekDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'Issues of the weekly; with an id, that issue with its articles and important flashes',
    input: optionalId,
    output: pageOf(weekly.extend({ articles: z.array(contentItem), flashes: z.array(contentItem) })),
  }),
  tools: defineCall({
    path: '/toolsList',
    methods: ['POST'],
    access: 'public',
    summary: 'The tools directory by category',
    input: z.object(locale),
    output: z.object({ list: z.array(namedRef.extend({ key: z.string(), tools: z.array(tool) })) }),
  }),
  dataSeries: defineCall({
    path: '/dataereList',
    methods: ['POST'],
    access: 'public',
    summary: 'Data series, all or of one type; points of the last `days` days',
    input: z.object({
      type: z.string().max(60).optional(),
      days: z.number().int().min(1).max(3650).default(90),
      ...locale,
    }),
    output: z.object({ list: z.array(dataSeries) }),
  }),
  spotPrices: defineCall({
    path: '/spotData',
    methods: ['POST'],
    access: 'public',
    summary: 'Latest prices',
    input: z.object({}),
    output: z.object({ list: z.array(spotPrice), delay_minutes: z.number() }),
  }),
  document: defineCall({
    path: '/getDocument',
    methods: ['POST'],
    access: 'public',
    summary: 'One of the site documents (about, copyright, terms …) as clean HTML',
    input: z.object({ key: z.enum(DOCUMENT_KEYS), ...locale }),
    output: z.object({
      key: z.string(),
      title: z.string(),
      body: z.string(),
      lang: localeSchema,
      updated_time: dateTime,
    }),
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

import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import {
  dateTime,
  id,
  localeSchema,
  namedRef,
  ownLangs,
  pageOf,
  paging,
  inLocale,
} from '@/backend/contract/fields';
import { DOCUMENT_KEYS } from './document-keys';
import { PARTNER_KINDS } from './records';
import { provider } from '@/backend/contract/accounts/user';

const notice = z.object({
  id,
  title: z.string(),
  body: z.string(),
  lang: localeSchema,
  langs: ownLangs,
  release_time: dateTime,
});

const partner = namedRef.extend({
  kind: z.enum(PARTNER_KINDS),
  url: z.string(),
  description: z.string(),
  langs: ownLangs,
});

const tool = z.object({
  id,
  name: z.string(),
  url: z.string(),
  description: z.string(),
  lang: localeSchema,
  /** The number of members who voted for it. */
  votes: z.number(),
  /** The number of stories of the last 365 days that name it. */
  year: z.number(),
  /** Since when the directory lists it; empty when unknown. */
  listed_time: dateTime,
});

export const directoryCalls = {
  appConfig: defineCall({
    path: '/getAppConfig',
    methods: ['POST'],
    access: 'public',
    summary: 'Links to the agreement documents and other public settings',
    input: z.object({}),
    output: z.object({
      /** Empty while the newsroom has published none. */
      privacy_policy: z.object({ value: z.string() }),
      term_of_service: z.object({ value: z.string() }),
      submissions: z.object({ value: z.enum(['open', 'selected']) }),
      /** The third-party sign-ins that are configured; others are not shown. */
      login_providers: z.object({ value: z.array(provider) }),
    }),
  }),
  notices: defineCall({
    path: '/getNoticeDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'Announcements, or one by id',
    input: z.object({ id: id.optional(), ...paging, ...inLocale }),
    output: pageOf(notice),
  }),
  cooperation: defineCall({
    path: '/getCooperationDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'Partners, or one by id',
    input: z.object({ id: id.optional(), ...paging, ...inLocale }),
    output: pageOf(partner),
  }),
  tools: defineCall({
    path: '/toolsList',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'The tools directory by category',
    input: z.object(inLocale),
    output: z.object({ list: z.array(namedRef.extend({ key: z.string(), tools: z.array(tool) })) }),
  }),
  document: defineCall({
    path: '/getDocument',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'One of the site documents (about, copyright, terms …) as clean HTML',
    input: z.object({ key: z.enum(DOCUMENT_KEYS), ...inLocale }),
    output: z.object({
      key: z.string(),
      title: z.string(),
      body: z.string(),
      lang: localeSchema,
      updated_time: dateTime,
    }),
  }),
};

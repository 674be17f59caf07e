import { z } from 'zod';
import { email } from '@/backend/contract/accounts/fields';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, inLocale, localeSchema, ownLangs, pageOf, paging } from '@/backend/contract/fields';
import { langOfTexts, textInLang } from '@/backend/contract/language-of-texts';
import { writtenText } from './written-issue';

/** The key of a subscriber, as in the link of a letter. */
const key = z.string().min(20).max(100);
const letters = z.array(z.string().min(1).max(60)).max(20);

const newsletter = z.object({
  key: z.string(),
  name: textInLang,
  description: textInLang,
  cadence: textInLang,
  lang: langOfTexts,
});

/** Newsletters: subscribing without an account, and reading what was sent. */
export const newsletterCalls = {
  followLetterLink: defineCall({
    path: '/internal/follow-letter-link',
    methods: ['POST'],
    access: 'portal',
    summary: 'Where a counted link of a letter leads; the reader who follows it is counted, and not noted',
    input: z.object({
      issue: id,
      content_id: id,
      lang: localeSchema,
      mark: z.string().max(64),
      /** False for programs that only look at the link. */
      is_counted: z.boolean(),
    }),
    output: z.object({ url: z.string() }),
  }),
  newsletters: defineCall({
    path: '/getLetters',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'The newsletters one can subscribe to',
    input: z.object(inLocale),
    output: z.object({ list: z.array(newsletter) }),
  }),
  myLetters: defineCall({
    path: '/myLetters',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    converted: true,
    summary: "The newsletters, and which of them come to the member's e-mail address",
    input: z.object(inLocale),
    output: z.object({
      /** Empty for a member without an e-mail address, who came by X. */
      list: z.array(newsletter.extend({ is_subscribed: z.boolean() })),
      /** The key to the preferences of the address; empty when it never subscribed. */
      key: z.string(),
    }),
  }),
  subscribeLetter: defineCall({
    path: '/subscribeLetter',
    methods: ['POST'],
    access: 'public',
    summary:
      'Ask for newsletters. A letter with a link to confirm follows; the answer is the same whether the address is known or not',
    input: z.object({ email, letters: letters.min(1), lang: localeSchema.default('zh-Hans') }),
    output: z.object({ sent: z.literal(true) }),
  }),
  confirmLetter: defineCall({
    path: '/confirmLetter',
    methods: ['POST'],
    access: 'public',
    summary: 'Confirm the newsletters that were asked for; a second time changes nothing',
    input: z.object({ key, ...inLocale }),
    output: z.object({ confirmed: z.literal(true), letters }),
  }),
  letterPreferences: defineCall({
    path: '/letterPreferences',
    methods: ['POST'],
    access: 'public',
    summary: 'What a subscriber gets, by the key in every letter; with fields, those are changed first',
    input: z.object({
      key,
      /** All newsletters that are to come from now on; what waits for a confirmation goes on waiting. An empty list leaves. */
      letters: letters.optional(),
      lang: localeSchema.optional(),
      is_text_only: z.boolean().optional(),
      /** Begins or ends a pause of two weeks. */
      is_paused: z.boolean().optional(),
      ...inLocale,
    }),
    output: z.object({
      /** The address, mostly hidden: `li***@example.org`. */
      email: z.string(),
      state: z.enum(['pending', 'active', 'left', 'suppressed']),
      letters,
      /** Asked for, and not confirmed. */
      waiting: letters,
      lang: localeSchema,
      is_text_only: z.boolean(),
      /** Null when not paused. */
      paused_until: dateTime.nullable(),
      list: z.array(newsletter),
    }),
  }),
  unsubscribeLetter: defineCall({
    path: '/unsubscribeLetter',
    methods: ['POST'],
    access: 'public',
    summary: 'No more newsletters to this address (RFC 8058); a second time changes nothing',
    input: z.object({ key }),
    output: z.object({ left: z.literal(true) }),
  }),
  letterArchive: defineCall({
    path: '/getLetterArchive',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'The letters that were sent, the newest first',
    input: z.object({ letter: z.string().max(60).optional(), ...paging, ...inLocale }),
    output: pageOf(
      z.object({
        id,
        number: z.number().int(),
        letter: z.string(),
        name: textInLang,
        title: textInLang,
        intro: textInLang,
        lang: langOfTexts,
        sent_time: dateTime,
      }),
    ),
  }),
  letterDetails: defineCall({
    path: '/getLetterDetails',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'One letter as it was sent; stories that were withdrawn since are named in `gone`',
    input: z.object({ id, ...inLocale }),
    output: z.object({
      id,
      number: z.number().int(),
      letter: z.string(),
      name: z.string(),
      text: writtenText,
      langs: ownLangs,
      sent_time: dateTime,
      gone: z.array(id),
    }),
  }),
};

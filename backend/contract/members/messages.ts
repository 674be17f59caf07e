import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { textInAnyScript } from '@/backend/contract/language-of-texts';
import { dateTime, id, localeSchema, pageOf, paging, readerLocale } from '@/backend/contract/fields';

export const MESSAGE_KINDS = ['security', 'realname', 'content', 'event', 'system'] as const;

/** One notification. `lang` is the language of its texts; `link` is a path of the site, or empty. */
const message = z.object({
  id,
  kind: z.enum(MESSAGE_KINDS),
  title: textInAnyScript(z.string()),
  body: textInAnyScript(z.string()),
  link: z.string(),
  lang: localeSchema,
  is_read: z.boolean(),
  time: dateTime,
});
export type Message = z.infer<typeof message>;

const some = z.object({
  /** The notifications concerned; all by default. */
  ids: z.array(id).min(1).max(100).optional(),
});

export const messageCalls = {
  messages: defineCall({
    path: '/myMessages',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    converted: true,
    summary: 'Own notifications, newest first',
    input: z.object({ ...paging, locale: readerLocale }),
    output: pageOf(message).extend({ unread: z.number() }),
  }),
  readMessages: defineCall({
    path: '/readMessages',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Mark own notifications as read: some, or all',
    input: some,
    output: z.object({ unread: z.number() }),
  }),
  deleteMessages: defineCall({
    path: '/delMessages',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Delete own notifications: some, or all',
    input: some,
    output: z.object({ deleted: z.number(), unread: z.number() }),
  }),
};

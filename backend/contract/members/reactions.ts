import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { contentItem } from '@/backend/contract/stories/story';
import { dateTime, id, pageOf, paging, readerLocale } from '@/backend/contract/fields';
import { author } from '@/backend/contract/people/author';

const MAX_STATE_IDS = 200;
const list = z.object({ ...paging, locale: readerLocale });

const TENTHS = 10;
/** An item with how far the member read it, in tenths of its text; null when it was not opened. */
const readItem = contentItem.extend({ read_tenths: z.number().int().nullable() });

/** What members mark: authors they follow, stories they like or collect. */
export const reactionCalls = {
  myCollection: defineCall({
    path: '/myCollection',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Collected items, last collected first',
    input: list,
    output: pageOf(readItem.extend({ collected_time: dateTime })),
  }),
  myFollow: defineCall({
    path: '/myFollow',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Followed authors, last followed first, each with the newest article',
    input: list,
    output: pageOf(author.extend({ followed_time: dateTime, total: z.number(), latest: z.array(readItem) })),
  }),
  followAuthor: defineCall({
    path: '/followAuthor',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Follow (`follow: true`) or leave an author; without `follow` the state is toggled',
    input: z.object({ id, follow: z.boolean().optional() }),
    output: z.object({ followed: z.boolean(), followers: z.number() }),
  }),
  like: defineCall({
    path: '/likeInformation',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Like (`like: true`) an item or take it back; without `like` the state is toggled',
    input: z.object({ id, like: z.boolean().optional() }),
    output: z.object({ liked: z.boolean(), likes: z.number() }),
  }),
  collect: defineCall({
    path: '/collectionInformation',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Collect an item; a second time changes nothing',
    input: z.object({ id }),
    output: z.object({ collected: z.boolean(), collections: z.number() }),
  }),
  cancelCollect: defineCall({
    path: '/cancelCollectionInformation',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Take an item out of the collection; a second time changes nothing',
    input: z.object({ id }),
    output: z.object({ collected: z.boolean(), collections: z.number() }),
  }),
  noteReading: defineCall({
    path: '/noteReading',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary:
      'Note how far an item was read, in tenths of its text; a lower depth than noted before changes nothing',
    input: z.object({ id, depth: z.number().int().min(0).max(TENTHS) }),
    output: z.object({ depth: z.number() }),
  }),
  markState: defineCall({
    path: '/getMarks',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Which of these items and authors the member liked, collected and follows',
    input: z.object({
      contents: z.array(id).max(MAX_STATE_IDS).default([]),
      authors: z.array(id).max(MAX_STATE_IDS).default([]),
    }),
    output: z.object({ liked: z.array(id), collected: z.array(id), followed: z.array(id) }),
  }),
};

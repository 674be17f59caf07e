import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id } from '@/backend/contract/fields';
import { formText } from '@/backend/contract/form-text';
import { MAX_WORD } from './limits';
import { commentSettings } from './settings';
import { STORY_COMMENTS, WORD_KINDS } from './states';

const word = z.object({
  id,
  word: z.string(),
  kind: z.enum(WORD_KINDS),
  variants: z.array(z.string()),
  caught: z.number().int(),
  wrong: z.number().int(),
  added_by: z.string(),
  added_time: dateTime,
});
const wordText = formText(1, MAX_WORD);
const storyState = z.enum(STORY_COMMENTS);

/** What comments are judged by: words, settings, and whether a story takes any. */
export const commentRuleCalls = {
  commentWords: defineCall({
    path: '/commentWords',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Banned and suspect words with what they caught, and the settings of comments',
    input: z.object({}),
    output: z.object({ list: z.array(word), settings: commentSettings }),
  }),
  saveCommentWord: defineCall({
    path: '/saveCommentWord',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Add a banned or suspect word, or change one, with other spellings',
    input: z.object({
      id: id.optional(),
      word: wordText,
      kind: z.enum(WORD_KINDS),
      variants: z.array(wordText).max(20).default([]),
    }),
    output: word,
  }),
  removeCommentWord: defineCall({
    path: '/removeCommentWord',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Take a word off the lists; a second time changes nothing',
    input: z.object({ id }),
    output: z.object({ removed: z.literal(true) }),
  }),
  tryCommentWord: defineCall({
    path: '/tryCommentWord',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'How many comments of the last thirty days a word would catch, and how many of them editors let stand',
    input: z.object({ word: wordText }),
    output: z.object({ caught: z.number().int(), harmless: z.number().int(), examples: z.array(z.string()) }),
  }),
  saveCommentSettings: defineCall({
    path: '/saveCommentSettings',
    methods: ['POST'],
    access: 'admin',
    browser: 'session',
    summary: 'Where comments are on, until when, and which an editor sees first',
    input: commentSettings,
    output: commentSettings,
  }),
  storyComments: defineCall({
    path: '/storyComments',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'What an editor set for the comments of a live story, and what holds for them now',
    input: z.object({ content_id: id }),
    output: z.object({ state: storyState, is_on: z.boolean(), is_open: z.boolean() }),
  }),
  setStoryComments: defineCall({
    path: '/setStoryComments',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Turn the comments of one story on or off, close them, or leave it to the setting of its kind',
    input: z.object({ content_id: id, state: storyState }),
    output: z.object({ state: storyState }),
  }),
};

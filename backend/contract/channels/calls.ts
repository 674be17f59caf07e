import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, inLocale, versionNumber } from '@/backend/contract/fields';
import { langOfTexts, textInLang } from '@/backend/contract/language-of-texts';
import { LOCALES } from '@/backend/contract/locale';
import { contentKind } from '@/backend/contract/stories/story';
import { CHANNELS } from './names';
import { channelRules } from './rules';
import { MAX_POST_TEXT, POST_ACTS, POST_PROBLEMS, POST_STATES } from './states';

const channel = z.enum(CHANNELS);
/** How many stories one call may ask about. */
const MAX_STORIES = 100;

const channelState = z.object({
  channel,
  /** The account or room as editors know it. */
  account: z.string(),
  locale: z.enum(LOCALES),
  /** Null while the story is not meant for this channel. */
  state: z.enum(POST_STATES).nullable(),
  problem: z.enum(POST_PROBLEMS).nullable(),
  /** What the service answered to the last call that failed. */
  answer: z.string(),
  /** What was sent last; of a post that was not sent, what it would be. */
  text: z.string(),
  is_own_text: z.boolean(),
  /** How the service counts the text, and its limit. */
  length: z.number().int(),
  max_length: z.number().int(),
  /** Where readers see the post; empty when the service does not say, or it is not there. */
  link: z.string(),
  /** Of the last change; empty without one. */
  changed_time: dateTime,
  /** When it goes out; empty when it waits for an editor or for its turn. */
  due_time: dateTime,
  may_edit: z.boolean(),
  may_remove: z.boolean(),
  /** Whether posts go out and follow their stories by themselves, so that there is nothing to do. */
  is_automatic: z.boolean(),
  /** Replies other servers told us of; null where nobody tells. */
  replies: z.number().int().nullable(),
});
/** What became of a story at one channel; null while it is not meant for it. */
const postMark = z.object({
  channel,
  state: z.enum(POST_STATES).nullable(),
  problem: z.enum(POST_PROBLEMS).nullable(),
});
const storyChannels = z.object({
  channels: z.array(channelState),
  /** Whether the story is published; one that is not cannot be sent. */
  is_public: z.boolean(),
});

const configured = z.object({
  channel,
  account: z.string(),
  max_length: z.number().int(),
  may_edit: z.boolean(),
  may_remove: z.boolean(),
  rules: channelRules,
  version: versionNumber,
});

/** Channels: what stories are posted to, by which rules, and what became of it. */
export const channelCalls = {
  channelStates: defineCall({
    path: '/channelStates',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'How a story stands at each channel that is configured',
    input: z.object({ id }),
    output: storyChannels,
  }),
  channelPosts: defineCall({
    path: '/channelPosts',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'What became of stories at every channel that is on; stories that are meant for none are left out',
    input: z.object({ ids: z.array(id).max(MAX_STORIES) }),
    output: z.object({ stories: z.array(z.object({ id, posts: z.array(postMark) })) }),
  }),
  setChannels: defineCall({
    path: '/setChannels',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'Post a public story to these channels now, and leave out the others where it is not out; what is out stays as it is',
    input: z.object({ id, channels: z.array(channel).max(CHANNELS.length) }),
    output: storyChannels,
  }),
  actOnPost: defineCall({
    path: '/actOnPost',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'Send, skip or remove the post of a story at one channel, write or reset its text, or say what became of an uncertain one',
    input: z.object({
      id,
      channel,
      act: z.enum(POST_ACTS),
      /** The words for this channel, for `write`; `{title}`, `{summary}`, `{tags}` and `{link}` are filled in. */
      text: z.string().trim().min(1, 'required').max(MAX_POST_TEXT, 'tooLong').optional(),
    }),
    output: storyChannels,
  }),
  channelOffers: defineCall({
    path: '/channelOffers',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'The channels a flash can be posted to, and whether the rules post it there by themselves',
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ channel, key_flash: z.boolean(), flash: z.boolean() })) }),
  }),
  channelDesk: defineCall({
    path: '/channelDesk',
    methods: ['POST'],
    access: 'editor',
    browser: 'page',
    converted: true,
    summary: 'The configured channels with their rules, and what was posted today or waits, the newest first',
    input: z.object(inLocale),
    output: z.object({
      /** Channels that are off. */
      off: z.array(channel),
      list: z.array(configured),
      stories: z.array(
        z.object({
          id,
          kind: contentKind,
          title: textInLang,
          lang: langOfTexts,
          posts: z.array(
            z.object({
              channel,
              state: z.enum(POST_STATES),
              problem: z.enum(POST_PROBLEMS).nullable(),
              link: z.string(),
              time: dateTime,
            }),
          ),
        }),
      ),
    }),
  }),
  saveChannelRules: defineCall({
    path: '/saveChannelRules',
    methods: ['POST'],
    access: 'admin',
    browser: 'session',
    summary: 'Store the language, rules and templates of a channel',
    input: z.object({ channel, version: versionNumber, rules: channelRules }),
    output: z.object({ version: versionNumber, rules: channelRules }),
  }),
};

import { z } from 'zod';
import { langOfTexts, textInLang } from '@/backend/contract/language-of-texts';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, inLocale } from '@/backend/contract/fields';
import { contentKind } from '@/backend/contract/stories/story';
import { personRef } from '@/backend/contract/writing/draft';

/** A story as the front page of the desk shows it. */
const shownItem = { id, kind: contentKind, title: textInLang, lang: langOfTexts };

const openCounts = {
  feedback: z.number(),
  realname: z.number(),
  incoming: z.number(),
  /** Letters to others that members caused and that wait for an editor. */
  letters: z.number(),
};

/** The front page of the desk, and the numbers beside its pages. */
export const overviewCalls = {
  deskCounts: defineCall({
    path: '/deskCounts',
    methods: ['POST'],
    access: 'editor',
    summary: 'How much is open in the rooms of the desk; identity requests for administrators alone',
    input: z.object({}),
    output: z.object({
      queue: z.number(),
      /** Comments that wait or were reported. */
      comments: z.number(),
      ...openCounts,
    }),
  }),
  deskOverview: defineCall({
    path: '/deskOverview',
    methods: ['POST'],
    access: 'editor',
    converted: true,
    summary: 'The front page of the desk: the queue, output by hour, what needs attention, what is read most',
    input: z.object(inLocale),
    output: z.object({
      queue: z.array(
        z.object({
          id,
          title: textInLang,
          lang: langOfTexts,
          author: z.string(),
          waited_minutes: z.number().int(),
          is_own: z.boolean(),
        }),
      ),
      hours: z.array(z.object({ flashes: z.number(), articles: z.number(), usual: z.number() })).length(24),
      /** The last ten flashes, newest first. */
      last_ten: z.array(z.object({ id, is_important: z.boolean() })),
      scheduled: z.array(z.object({ ...shownItem, release_time: dateTime })),
      read: z.array(z.object({ ...shownItem, views: z.number() })),
      untranslated: z.array(z.object(shownItem)),
      /** Stories published in the last days or read today whose text links to stories readers cannot open. */
      broken: z.array(z.object({ ...shownItem, links: z.number() })),
      /**
       * Scheduled stories that could not be published, and so wait for review again, or could not be withdrawn;
       * `reason` is a sentence.
       */
      failed: z.array(
        z.object({
          ...shownItem,
          step: z.enum(['approve', 'withdraw']),
          time: dateTime,
          reason: z.string(),
        }),
      ),
      /** Open notes assigned to the caller. */
      notes: z.array(z.object({ ...shownItem, note_id: id, words: z.string(), time: dateTime })),
      counts: z.object(openCounts),
      /** Editors who were active in the last minutes, sorted by name, each with the submissions they have claimed. */
      present: z.array(personRef.extend({ is_self: z.boolean(), holds: z.array(z.object(shownItem)) })),
    }),
  }),
};

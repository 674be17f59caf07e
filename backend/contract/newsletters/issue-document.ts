import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { localText } from '@/backend/contract/records/fields';
import { reason } from '@/backend/contract/form-text';
import { MAX_BLOCKS, MAX_INTRO, MAX_LINE, MAX_SERIES, MAX_SUBJECT, MAX_TEXT } from './limits';

/** One part of an issue, in the order of the letter. */
const block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('story'),
    content_id: id,
    /** The editor's own words; without them those of the story. */
    title: localText(MAX_SUBJECT),
    line: localText(MAX_LINE),
  }),
  z.object({ kind: z.literal('text'), text: localText(MAX_TEXT) }),
  z.object({ kind: z.literal('numbers'), series: z.array(z.string().max(60)).min(1).max(MAX_SERIES) }),
]);

/** What an editor writes: the subject, the line below it, and the parts. */
export const issueDocument = z.object({
  subject: localText(MAX_SUBJECT),
  intro: localText(MAX_INTRO),
  blocks: z.array(block).max(MAX_BLOCKS, reason('tooLong')),
});

export type IssueDocument = z.output<typeof issueDocument>;
export type IssueBlock = IssueDocument['blocks'][number];

import { z } from 'zod';
import { dateTime, id } from '@/backend/contract/fields';
import { langOfTexts, textInLang } from '@/backend/contract/language-of-texts';
import { formText } from '@/backend/contract/form-text';
import { COMMENT_REASONS, COMMENT_STATES, HELD_REASONS } from './states';
import { MAX_COMMENT, MAX_QUOTE } from './limits';

/** Plain text with line breaks; whatever looks like markup is text. */
export const commentBody = formText(1, MAX_COMMENT, true);
export const commentQuote = formText(0, MAX_QUOTE);

/** Who wrote a comment; a member who left has no id and no name. */
const commenter = z.object({
  id: id.nullable(),
  name: z.string(),
  avatar: z.string(),
  badge: z.enum(['author', 'editor']).nullable(),
});

const shownComment = z.object({
  id,
  /** Null for a comment that is no reply. */
  parent_id: id.nullable(),
  by: commenter,
  /** Empty for a comment that was removed and stands only because it was replied to. */
  body: textInLang,
  quote: textInLang,
  lang: langOfTexts,
  state: z.enum(COMMENT_STATES),
  /** Why it was removed; null for others. */
  reason: z.enum(COMMENT_REASONS).nullable(),
  is_picked: z.boolean(),
  likes: z.number().int(),
  created_time: dateTime,
  is_edited: z.boolean(),
});

/** A public comment as webhooks are told of it, with the story it is about and its page. */
export const webhookComment = shownComment
  .omit({ state: true, reason: true })
  .extend({ content_id: id, url: z.string() });

/** A public comment with its replies, the oldest first. */
export const comment = shownComment.extend({ replies: z.array(shownComment) });

/** A comment as its author sees it, whatever its state. */
export const ownComment = shownComment.extend({
  content_id: id,
  /** Why it waits for an editor; null when it does not. */
  held_reason: z.enum(HELD_REASONS).nullable(),
  /** What the editor wrote to its author; empty without a note. */
  note: z.string(),
  editable_until: dateTime,
  /** Whether its author may ask the editors once to look at its removal again. */
  may_appeal: z.boolean(),
});

export type ShownComment = z.output<typeof shownComment>;
export type OwnComment = z.output<typeof ownComment>;

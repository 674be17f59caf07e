import { z } from 'zod';
import { pageAddress } from '@/backend/contract/addresses';
import { isOvermarked } from '@/backend/contract/rich-text/text-work';
import { chosenTime, dateTime, id, localeSchema, namedRef, versionNumber } from '@/backend/contract/fields';
import { FIGURE_RULES } from '@/backend/contract/figures/kinds';
import { author } from '@/backend/contract/people/author';
import { region } from '@/backend/contract/regions/region';
import { scriptWords } from '@/backend/contract/stories/script-words';
import { searchTitles, searchTitlesInput } from '@/backend/contract/stories/search-titles';
import { contentKind } from '@/backend/contract/stories/story';
import { formText } from '@/backend/contract/form-text';
import { correction } from './correction';
import { BODY_MAX_LENGTH, MAX_LABELS, MAX_TOPICS, SUMMARY_MAX_LENGTH, TITLE_MAX_LENGTH } from './limits';
import { COMMANDS, CONTENT_STATUSES, EDIT_STATES } from './statuses';

const words = {
  title: z.string().max(TITLE_MAX_LENGTH, 'tooLong'),
  summary: z.string().max(SUMMARY_MAX_LENGTH, 'tooLong'),
  body: z.string().max(BODY_MAX_LENGTH, 'tooLong'),
};

/** The text fields of a draft as input. */
export const wordsInput = {
  title: formText(0, TITLE_MAX_LENGTH),
  summary: formText(0, SUMMARY_MAX_LENGTH, true),
  body: words.body.refine((body) => !isOvermarked(body), 'tooLong'),
};

/** The text of a draft in one language. `body` is HTML restricted to the allow list. */
export const draftText = z.object({
  lang: localeSchema,
  ...words,
  /** For a translation: the source text it was last adapted to. */
  made_from: z.object(words).optional(),
});
export type DraftText = z.infer<typeof draftText>;

/** The settings of a draft, the same for all its languages. */
const draftSettings = z.object({
  author_id: id.nullable(),
  category_id: id.nullable(),
  region,
  is_important: z.boolean(),
  /** The path of an uploaded picture; empty for the drawn cover. */
  pic: z.string().max(300),
  /** The rule for the numbers of the drawn cover; null or absent for the first rule that finds any. */
  figure_rule: z.enum(FIGURE_RULES).nullable().optional(),
  source_name: z.string().max(120, 'tooLong'),
  source_url: z.string(),
  script_words: scriptWords,
  /** Absent in versions from before there were any. */
  search_titles: searchTitles.optional(),
  label_ids: z.array(id).max(MAX_LABELS, 'tooMany'),
  /** Names of labels that do not exist yet; they are created when the draft is published. */
  new_labels: z.array(z.string().min(1).max(40, 'tooLong')).max(MAX_LABELS, 'tooMany'),
  topic_ids: z.array(id).max(MAX_TOPICS, 'tooMany'),
  /** The chosen release time; null to publish on approval. */
  release_time: dateTime.nullable(),
});
export type DraftSettings = z.infer<typeof draftSettings>;

/** The settings as input. */
export const settingsInput = draftSettings.extend({
  source_name: formText(0, 120),
  source_url: pageAddress(),
  search_titles: searchTitlesInput.optional(),
  new_labels: z.array(formText(1, 40)).max(MAX_LABELS, 'tooMany'),
  release_time: chosenTime.nullable(),
});

/**
 * One whole version of a draft: the form in which it is saved, submitted, compared and restored. The language it was
 * written in comes first.
 */
export const draftDocument = draftSettings.extend({ texts: z.array(draftText).min(1) });
export type DraftDocument = z.infer<typeof draftDocument>;

/** The answer to a writing command. The next command has to name this version. */
export const draftVersion = z.object({ id, version: z.number().int() });
export type DraftVersion = z.infer<typeof draftVersion>;

/** Every command names the version it builds on. */
export const versioned = { id, version: versionNumber };

/** A member, as other people who work on the same draft see them. */
export const personRef = z.object({ id, name: z.string(), avatar_img: z.string() });

/** A draft with its state, as its author or an editor opens it. */
export const storedDraft = draftVersion.extend({
  kind: contentKind,
  status: z.enum(CONTENT_STATUSES),
  /** The state of a version newer than the live one; null when there is none. */
  edit: z.enum(EDIT_STATES).nullable(),
  document: draftDocument,
  /** The last version in which a text changed; saving on top of an older one is refused. */
  text_version: z.number().int(),
  /** The frozen version that waits for review, was rejected, or is scheduled. */
  submitted: z
    .object({
      version: z.number().int(),
      time: dateTime,
      note: z.string(),
      /** The correction note its author proposes to readers; null for a small fix. */
      correction: correction.nullable(),
      langs: z.array(localeSchema),
      /** The position in the review queue, from 1; null when it does not wait. */
      place: z.number().int().nullable(),
      waited_minutes: z.number().int(),
    })
    .nullable(),
  reason: z.string(),
  live: z.object({ version: z.number().int(), release_time: dateTime, updated_time: dateTime }).nullable(),
  owner: personRef.nullable(),
  author: author.nullable(),
  labels: z.array(namedRef),
  topics: z.array(namedRef),
  category: namedRef.nullable(),
  holder: personRef.extend({ until: dateTime }).nullable(),
  embargo: z.object({ reason: z.string(), until: dateTime.nullable() }).nullable(),
  /** The scheduled withdrawal of the live story, and its reason. */
  withdrawal: z.object({ time: dateTime, reason: z.string() }).nullable(),
  /** Schedules that ended when it was withdrawn or removed; they can be resumed when it is restored. */
  ended: z
    .object({
      release_time: dateTime.nullable(),
      withdraw_time: dateTime.nullable(),
      withdraw_reason: z.string(),
    })
    .nullable(),
  /** Withdrawn translations of a story that is otherwise live. */
  withheld: z.array(
    z.object({ lang: localeSchema, by: personRef.nullable(), time: dateTime, reason: z.string() }),
  ),
  saved_time: dateTime,
  saved_by: personRef.nullable(),
  /** The commands the caller may use in its current state. */
  may: z.array(z.enum(COMMANDS)),
});
export type StoredDraft = z.infer<typeof storedDraft>;

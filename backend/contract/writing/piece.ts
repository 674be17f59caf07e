import { z } from 'zod';
import { pageAddress } from '@/backend/contract/addresses';
import { isOvermarked } from '@/backend/contract/rich-text/text-work';
import { chosenTime, dateTime, id, localeSchema, namedRef, versionNumber } from '@/backend/contract/fields';
import { FIGURE_RULES } from '@/backend/contract/figures/figure';
import { author } from '@/backend/contract/people/author';
import { region } from '@/backend/contract/regions/region';
import { scriptWords } from '@/backend/contract/stories/script-words';
import { contentKind } from '@/backend/contract/stories/story';
import { typedText } from '@/backend/contract/typed-text';
import { correction } from './correction';
import { BODY_MAX_LENGTH, MAX_LABELS, MAX_TOPICS, SUMMARY_MAX_LENGTH, TITLE_MAX_LENGTH } from './limits';
import { COMMANDS, CONTENT_STATUSES, EDIT_STATES } from './statuses';

const words = {
  title: z.string().max(TITLE_MAX_LENGTH, 'tooLong'),
  summary: z.string().max(SUMMARY_MAX_LENGTH, 'tooLong'),
  body: z.string().max(BODY_MAX_LENGTH, 'tooLong'),
};

/** The words of a piece as they come in. */
export const wordsInput = {
  title: typedText(0, TITLE_MAX_LENGTH),
  summary: typedText(0, SUMMARY_MAX_LENGTH, true),
  body: words.body.refine((body) => !isOvermarked(body), 'tooLong'),
};

/** The text of a piece in one language. `body` is HTML of the allow list. */
export const pieceText = z.object({
  lang: localeSchema,
  ...words,
  /** Of a translation: the source text it was last brought in line with. */
  made_from: z.object(words).optional(),
});
export type PieceText = z.infer<typeof pieceText>;

/** The settings of a piece, the same for all its languages. */
const pieceSettings = z.object({
  author_id: id.nullable(),
  category_id: id.nullable(),
  region,
  is_important: z.boolean(),
  /** Path of an uploaded picture; empty for the drawn cover. */
  pic: z.string().max(300),
  /** The numbers the drawn cover shows; null or left out for the first that are found. */
  figure_rule: z.enum(FIGURE_RULES).nullable().optional(),
  source_name: z.string().max(120, 'tooLong'),
  source_url: z.string(),
  script_words: scriptWords,
  label_ids: z.array(id).max(MAX_LABELS, 'tooMany'),
  /** Labels that do not exist yet; they are made when the piece goes live. */
  new_labels: z.array(z.string().min(1).max(40, 'tooLong')).max(MAX_LABELS, 'tooMany'),
  topic_ids: z.array(id).max(MAX_TOPICS, 'tooMany'),
  /** When it is to go live; null for as soon as it is approved. */
  release_time: dateTime.nullable(),
});
export type PieceSettings = z.infer<typeof pieceSettings>;

/** The settings as they come in. */
export const settingsInput = pieceSettings.extend({
  source_name: typedText(0, 120),
  source_url: pageAddress(),
  new_labels: z.array(typedText(1, 40)).max(MAX_LABELS, 'tooMany'),
  release_time: chosenTime.nullable(),
});

/** One version of a piece, whole: what is saved, submitted, compared, restored. The written language comes first. */
export const pieceDocument = pieceSettings.extend({ texts: z.array(pieceText).min(1) });
export type PieceDocument = z.infer<typeof pieceDocument>;

/** What writing commands answer. Every further command names this version. */
export const pieceVersion = z.object({ id, version: z.number().int() });
export type PieceVersion = z.infer<typeof pieceVersion>;

/** Every command names the version it builds on. */
export const versioned = { id, version: versionNumber };

/** A member as others on the same piece see them. */
export const personRef = z.object({ id, name: z.string(), avatar_img: z.string() });

/** A piece as its writer or an editor opens it. */
export const piece = pieceVersion.extend({
  kind: contentKind,
  status: z.enum(CONTENT_STATUSES),
  /** How the newer version stands while another is live; null when there is none. */
  edit: z.enum(EDIT_STATES).nullable(),
  document: pieceDocument,
  /** The version the texts last changed in: a save on an older one is refused. */
  text_version: z.number().int(),
  /** The frozen version that waits, was refused or is scheduled. */
  submitted: z
    .object({
      version: z.number().int(),
      time: dateTime,
      note: z.string(),
      /** What its author asks readers to be told of the change; null for a small fix. */
      correction: correction.nullable(),
      langs: z.array(localeSchema),
      /** 1 is next; null when it does not wait. */
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
  /** When what is live goes off the site, and why. */
  withdrawal: z.object({ time: dateTime, reason: z.string() }).nullable(),
  /** Schedules that ended when it was withdrawn or taken down; whoever restores it may take them up again. */
  ended: z
    .object({
      release_time: dateTime.nullable(),
      withdraw_time: dateTime.nullable(),
      withdraw_reason: z.string(),
    })
    .nullable(),
  /** Translations that are off the site while the item stays. */
  withheld: z.array(
    z.object({ lang: localeSchema, by: personRef.nullable(), time: dateTime, reason: z.string() }),
  ),
  saved_time: dateTime,
  saved_by: personRef.nullable(),
  /** What the caller may do with it as it stands. */
  may: z.array(z.enum(COMMANDS)),
});
export type Piece = z.infer<typeof piece>;

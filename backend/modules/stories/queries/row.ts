import { figureOf } from '@/backend/contract/figures/figure-of';
import { CONTENT_KINDS, type ContentItem, type FlashItem } from '@/backend/contract/stories/story';
import type { Locale } from '@/backend/contract/locale';
import { scriptWordsField } from '@/backend/contract/stories/script-words';
import type { LocalText } from '@/backend/db/schema/local-text';
import { named, pickText, sharedLocale } from '@/backend/kernel/text/local';
import { toWireTime, TIME_PRECISIONS } from '@/backend/kernel/text/time';
import {
  boolean,
  declared,
  instant,
  integer,
  language,
  list,
  localText,
  nullable,
  object,
  oneOf,
  optional,
  type RowOf,
  text,
} from '@/backend/db/codec';
import { COVER_KINDS } from '@/backend/contract/figures/kinds';
import { contents, contentTexts } from '@/backend/db/schema/stories';

/** A figure as it is stored. */
export const FIGURE = object({
  kind: oneOf(COVER_KINDS),
  code: text,
  words: list(text),
  count: integer,
  subject: text,
  label: text,
  value: text,
  chart: optional(integer),
});

/** The columns of the statement that loads stories for lists. */
export const STORY_COLUMNS = {
  id: integer,
  kind: oneOf(CONTENT_KINDS),
  region: text,
  is_important: boolean,
  pic: text,
  source_name: localText,
  source_url: text,
  script_words: declared(contents.scriptWords),
  release_time: instant,
  release_precision: oneOf(TIME_PRECISIONS),
  updated_time: instant,
  likes: integer,
  collections: integer,
  views: integer,
  lang: language,
  langs: list(language),
  title: text,
  summary: text,
  length: integer,
  figures: nullable(declared(contentTexts.figures)),
  /** The figure of the original text that its cover draws; null when its cover is no drawing. */
  drawn_figure: nullable(FIGURE),
  body: optional(text),
  search_title: optional(nullable(text)),
  day_number: optional(integer),
  corrections: optional(nullable(list(object({ text: localText, at: instant })))),
  author: nullable(object({ id: integer, name: localText, bio: localText, avatar: text, links: list(text) })),
  category: nullable(object({ id: integer, name: localText })),
  labels: list(object({ id: integer, name: localText })),
};
export type StoryRow = RowOf<typeof STORY_COLUMNS>;

/** Converts a row to its form on the wire. */
export function toStory(row: StoryRow, locale: Locale): ContentItem {
  const released = toWireTime(row.release_time, row.release_precision);
  const isUnchanged = row.updated_time.getTime() === row.release_time.getTime();
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    pic: row.pic,
    ...figureOf(row.figures ?? [], row.drawn_figure, row.lang === 'en'),
    release_time: released,
    // The story was not changed since its release, so both times are given with the same precision.
    updated_time: isUnchanged ? released : toWireTime(row.updated_time),
    lang: row.lang,
    langs: row.langs,
    is_important: row.is_important,
    region: row.region,
    author: row.author && toAuthor(row.author, locale),
    category: row.category && named(row.category.id, row.category.name, locale),
    labels: row.labels.map((label) => named(label.id, label.name, locale)),
    source_name: pickText(row.source_name, locale).text,
    source_url: row.source_url,
    length: row.length,
    likes: row.likes,
    collections: row.collections,
    ...scriptWordsField(row.script_words),
  };
}

export function toFlash(row: StoryRow, locale: Locale): FlashItem {
  return {
    ...toStory(row, locale),
    body: row.body ?? '',
    day_number: row.day_number ?? 0,
    corrections: (row.corrections ?? []).map(({ text, at }) => ({
      ...pickText(text, locale),
      time: toWireTime(at),
    })),
    prices: [],
    later: null,
  };
}

export function toAuthor(
  row: { id: number; name: LocalText; bio: LocalText; avatar: string; links: string[] },
  locale: Locale,
) {
  const shared = sharedLocale([row.name, row.bio], locale);
  const name = pickText(row.name, shared);
  return {
    id: row.id,
    nickname: name.text,
    avatar_img: row.avatar,
    bio: pickText(row.bio, shared).text,
    lang: name.lang,
    links: row.links,
  };
}

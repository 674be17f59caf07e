import { figureOf } from '@/backend/contract/figures/figure-of';
import type { Figure } from '@/backend/contract/figures/figure';
import type { ContentItem, FlashItem } from '@/backend/contract/stories/story';
import type { Locale } from '@/backend/contract/locale';
import { scriptWordsField, type ScriptWords } from '@/backend/contract/stories/script-words';
import type { LocalText } from '@/backend/db/schema/local-text';
import { named, pickText } from '@/backend/kernel/text/local';
import { toWireTime, type TimePrecision } from '@/backend/kernel/text/time';
import type { Region } from '@/backend/contract/regions/region';

/**
 * One story as the query for lists returns it. Times inside are text because the rows do not pass the table mapping.
 */
export type ItemRow = {
  id: string;
  kind: 'flash' | 'article';
  region: Region;
  is_important: boolean;
  pic: string;
  source_name: LocalText;
  source_url: string;
  script_words: ScriptWords;
  release_time: string;
  release_precision: TimePrecision;
  updated_time: string;
  likes: number;
  collections: number;
  views: number;
  lang: Locale;
  langs: Locale[];
  title: string;
  summary: string;
  length: number;
  figure: Figure | null;
  /** The figure of the text in the original language. */
  own_figure: Figure | null;
  body?: string;
  day_number?: string;
  corrections?: { text: LocalText; at: string }[] | null;
  author: { id: number; name: LocalText; bio: LocalText; avatar: string } | null;
  category: { id: number; name: LocalText } | null;
  labels: { id: number; name: LocalText }[];
};

/** Converts a row to its form on the wire. */
export function toItem(row: ItemRow, locale: Locale): ContentItem {
  const released = toWireTime(new Date(row.release_time), row.release_precision);
  return {
    id: Number(row.id),
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    pic: row.pic,
    ...figureOf(row.figure, row.own_figure),
    release_time: released,
    // The story was not changed since its release, so both times are given with the same precision.
    updated_time: row.updated_time === row.release_time ? released : toWireTime(new Date(row.updated_time)),
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

export function toFlash(row: ItemRow, locale: Locale): FlashItem {
  return {
    ...toItem(row, locale),
    body: row.body ?? '',
    day_number: Number(row.day_number ?? 0),
    corrections: (row.corrections ?? []).map(({ text, at }) => ({
      ...pickText(text, locale),
      time: toWireTime(new Date(at)),
    })),
    prices: [],
    later: null,
  };
}

export function toAuthor(
  row: { id: number; name: LocalText; bio: LocalText; avatar: string },
  locale: Locale,
) {
  const name = pickText(row.name, locale);
  return {
    id: row.id,
    nickname: name.text,
    avatar_img: row.avatar,
    bio: pickText(row.bio, locale).text,
    lang: name.lang,
  };
}

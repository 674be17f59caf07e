import 'server-only';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import type { ContentDetail, ContentItem, FlashItem } from '@/backend/contract/stories/story';
import type { Figure } from '@/backend/contract/figures/figure';
import { withUnit } from '@/lib/data/with-unit';
import { toIso } from '@/lib/platform/dates/dates';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { localHtml, localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { hasHan } from '@/backend/contract/chinese/quotes';
import { type Ref, toRef } from '@/lib/platform/routing/ref';
import { type Signer, toSigner } from './signer';

/** A flash or an article as pages show it: texts in the script of the page, times as ISO text in UTC+8. */
export interface Story {
  id: number;
  kind: 'flash' | 'article';
  href: string;
  title: string;
  summary: string;
  pic: string;
  /** What its drawn cover shows; null for a story without one. */
  figure: Figure | null;
  /** Language of the texts; differs from the page's when there is no text in that language. */
  lang: Locale;
  /** Languages it is written in. */
  langs: Locale[];
  releasedAt: string;
  updatedAt: string;
  isImportant: boolean;
  region: string;
  author: Signer | null;
  category: Ref | null;
  labels: Ref[];
  source: { name: string; url: string };
  /** The number of Han characters and Latin words in the body. */
  length: number;
  likes: number;
  collections: number;
}

export interface LaterFlash extends Pick<Story, 'id' | 'href' | 'title' | 'lang' | 'releasedAt'> {
  /** Whether editors linked it as a follow-up; otherwise it is only the newest flash of the same topic. */
  isFollowUp: boolean;
}

/** A flash with its text, its running number within its day, and its corrections, oldest first. */
export interface Flash extends Story {
  body: string;
  dayNumber: number;
  corrections: Correction[];
  /** The prices of its labels' assets when it was published. */
  prices: PriceThen[];
  /** A later flash on the same subject; null for none. */
  later: LaterFlash | null;
}

/** The last price of an asset before a story was published. */
export interface PriceThen {
  labelId: number;
  symbol: string;
  value: number;
  /** The price with its unit. */
  price: string;
  delayMinutes: number;
  isSample: boolean;
}

/** The editors' note about a correction. */
export interface Correction {
  text: string;
  lang: Locale;
  /** ISO text in UTC+8. */
  at: string;
}

/** A story in a chain of follow-ups. */
interface Chained {
  id: number;
  href: string;
  title: string;
  lang: Locale;
  /** ISO text in UTC+8. */
  at: string;
}

export interface FullStory extends Flash {
  /** The title written for search results; empty for none. */
  searchTitle: string;
  /** The chain of follow-ups, the story itself included, oldest first; empty when there is none. */
  chain: Chained[];
  topics: Ref[];
  views: number;
}

export function toStory(story: ContentItem, language: ReaderLanguage): Story {
  const { locale } = language;
  const local = (text: string) => localText(text, story.lang, language, story.script_words);
  return {
    id: story.id,
    kind: story.kind,
    href: href(locale, story.kind, { id: story.id }),
    title: local(story.title),
    summary: local(story.summary),
    pic: story.pic,
    figure: localFigure(story, language),
    lang: localLang(story.lang, language),
    langs: story.langs,
    releasedAt: toIso(story.release_time),
    updatedAt: toIso(story.updated_time),
    isImportant: story.is_important,
    region: story.region,
    author: story.author && toSigner(story.author, language),
    category:
      story.category && toRef(story.category, language, story.kind === 'flash' ? 'newsCategory' : 'category'),
    labels: story.labels.map((label) => toRef(label, language, 'label')),
    source: { name: localSource(story, language), url: story.source_url },
    length: story.length,
    likes: story.likes,
    collections: story.collections,
  };
}

/** The name of the source in the reader's script; it may be Chinese even when the story is English. */
function localSource(
  { source_name: name, lang, script_words: words }: ContentItem,
  language: ReaderLanguage,
) {
  const isChineseName = lang === 'en' && hasHan(name);
  return localText(name, isChineseName ? 'zh-Hans' : lang, language, words);
}

/** The figure with its texts, which are in the story's language, converted to the reader's script. */
function localFigure({ figure, lang, script_words }: ContentItem, language: ReaderLanguage): Figure | null {
  if (!figure) return null;
  const local = (text: string) => localText(text, lang, language, script_words);
  return {
    ...figure,
    words: figure.words.map(local),
    subject: local(figure.subject),
    label: local(figure.label),
    value: local(figure.value),
  };
}

export function toFlash(story: FlashItem | ContentDetail, language: ReaderLanguage): Flash {
  return {
    ...toStory(story, language),
    // Sanitised when it was stored, and again here, because the database is not trusted.
    body: localHtml(sanitizeRichText(story.body), story.lang, language, story.script_words),
    dayNumber: story.day_number,
    prices: story.prices.map(({ label_id, symbol, value, unit, delay_minutes, is_sample }) => ({
      labelId: label_id,
      symbol,
      value,
      price: withUnit(
        formatFigure(value, { digits: digitsOf([value]) }),
        localText(unit, language.locale, language),
        language.locale,
      ),
      delayMinutes: delay_minutes,
      isSample: is_sample,
    })),
    corrections: story.corrections.map(({ text, lang, time }) => ({
      text: localText(text, lang, language, story.script_words),
      lang: localLang(lang, language),
      at: toIso(time),
    })),
    later: 'later' in story && story.later ? toLater(story.later, language) : null,
  };
}

function toLater(story: NonNullable<FlashItem['later']>, language: ReaderLanguage): LaterFlash {
  return {
    id: story.id,
    href: href(language.locale, 'flash', { id: story.id }),
    title: localText(story.title, story.lang, language, story.script_words),
    lang: localLang(story.lang, language),
    releasedAt: toIso(story.release_time),
    isFollowUp: story.is_follow_up,
  };
}

export function toFullStory(story: ContentDetail, language: ReaderLanguage): FullStory {
  return {
    ...toFlash(story, language),
    searchTitle: localText(story.search_title ?? '', story.lang, language, story.script_words),
    topics: story.topics.map((topic) => toRef(topic, language, 'topic')),
    views: story.views,
    chain: story.chain.map(({ id, kind, title, lang, release_time }) => ({
      id,
      href: href(language.locale, kind, { id }),
      title: localText(title, lang, language),
      lang: localLang(lang, language),
      at: toIso(release_time),
    })),
  };
}

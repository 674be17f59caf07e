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
import { hasHan } from '@/lib/platform/language/quotes';
import type { Region } from '@/backend/contract/regions/region';
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
  /** The numbers its drawn cover shows; null until they are computed. */
  figure: Figure | null;
  /** Language of the texts; differs from the page's when there is no text in that language. */
  lang: Locale;
  /** Languages it is written in. */
  langs: Locale[];
  releasedAt: string;
  updatedAt: string;
  isImportant: boolean;
  region: Region;
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
  /** The chain of follow-ups, the story itself included, oldest first; empty when there is none. */
  chain: Chained[];
  topics: Ref[];
  views: number;
}

export function toStory(item: ContentItem, language: ReaderLanguage): Story {
  const { locale } = language;
  const local = (text: string) => localText(text, item.lang, language, item.script_words);
  return {
    id: item.id,
    kind: item.kind,
    href: href(locale, item.kind, { id: item.id }),
    title: local(item.title),
    summary: local(item.summary),
    pic: item.pic,
    figure: localFigure(item, language),
    lang: localLang(item.lang, language),
    langs: item.langs,
    releasedAt: toIso(item.release_time),
    updatedAt: toIso(item.updated_time),
    isImportant: item.is_important,
    region: item.region,
    author: item.author && toSigner(item.author, language),
    category:
      item.category && toRef(item.category, language, item.kind === 'flash' ? 'newsCategory' : 'category'),
    labels: item.labels.map((label) => toRef(label, language, 'label')),
    source: { name: localSource(item, language), url: item.source_url },
    length: item.length,
    likes: item.likes,
    collections: item.collections,
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
    subject: local(figure.subject),
    label: local(figure.label),
    value: local(figure.value),
  };
}

export function toFlash(item: FlashItem | ContentDetail, language: ReaderLanguage): Flash {
  return {
    ...toStory(item, language),
    // Sanitised when it was stored, and again here, because the database is not trusted.
    body: localHtml(sanitizeRichText(item.body), item.lang, language, item.script_words),
    dayNumber: item.day_number,
    prices: item.prices.map(({ label_id, symbol, value, unit, delay_minutes, is_sample }) => ({
      labelId: label_id,
      symbol,
      price: withUnit(
        formatFigure(value, { digits: digitsOf([value]) }),
        localText(unit, language.locale, language),
        language.locale,
      ),
      delayMinutes: delay_minutes,
      isSample: is_sample,
    })),
    corrections: item.corrections.map(({ text, lang, time }) => ({
      text: localText(text, lang, language, item.script_words),
      lang: localLang(lang, language),
      at: toIso(time),
    })),
    later: 'later' in item && item.later ? toLater(item.later, language) : null,
  };
}

function toLater(item: NonNullable<FlashItem['later']>, language: ReaderLanguage): LaterFlash {
  return {
    id: item.id,
    href: href(language.locale, 'flash', { id: item.id }),
    title: localText(item.title, item.lang, language, item.script_words),
    lang: localLang(item.lang, language),
    releasedAt: toIso(item.release_time),
    isFollowUp: item.is_follow_up,
  };
}

export function toFullStory(item: ContentDetail, language: ReaderLanguage): FullStory {
  return {
    ...toFlash(item, language),
    topics: item.topics.map((topic) => toRef(topic, language, 'topic')),
    views: item.views,
    chain: item.chain.map(({ id, kind, title, lang, release_time }) => ({
      id,
      href: href(language.locale, kind, { id }),
      title: localText(title, lang, language),
      lang: localLang(lang, language),
      at: toIso(release_time),
    })),
  };
}

import 'server-only';
import type { Correction, Flash, LaterFlash, PriceThen } from './story';
import { formatDate, toDay } from '@/lib/platform/dates/dates';
import { hasClock, hourOf } from '@/lib/platform/dates/instant';
import { markRest, widthOf } from './brief';
import { headlineParts } from '@/lib/platform/language/headline-breaks';
import type { Locale } from '@/lib/platform/language/locales';

const MAX_TAGS = 3;
/** The width up to which a text fits into four lines even on a phone, so that it needs no script to unfold it. */
const SURE_TO_FIT = 66;

/** A flash as the timeline shows it. All texts are already formatted, so that server and browser show the same. */
export interface FlashView {
  id: number;
  href: string;
  title: string;
  /** The title in pieces between which a line may break. */
  titleParts: string[];
  lang: Locale;
  isImportant: boolean;
  /** Clean HTML; what a phone leaves out is marked (`markRest`). */
  body: string;
  mayOverflow: boolean;
  /** `YYYY-MM-DD` and hour in UTC+8; null without a clock time. */
  day: string;
  hour: number | null;
  at: string;
  time: string;
  /** The flash's number within its day: 086. */
  number: string;
  source: { name: string; url: string };
  tags: { name: string; href: string; price: PriceThen | null }[];
  /** The newest correction with its day and time; null for a flash that has none. */
  correction: (Correction & { on: string }) | null;
  /** A later flash on the same subject; null for none. */
  later: {
    href: string;
    titleParts: string[];
    lang: Locale;
    at: string;
    time: string;
    /** Whether editors linked it as a follow-up; otherwise it only has the same topic. */
    isFollowUp: boolean;
  } | null;
}

/** A part of the timeline with the cursor of the next part (null at the end): the response of /api/flashes. */
export interface FlashViews {
  flashes: FlashView[];
  next: string | null;
}

export function toFlashView(flash: Flash, locale: Locale): FlashView {
  const refs = flash.labels.length > 0 ? flash.labels : flash.category ? [flash.category] : [];
  return {
    id: flash.id,
    href: flash.href,
    title: flash.title,
    titleParts: headlineParts(flash.title, flash.lang),
    lang: flash.lang,
    isImportant: flash.isImportant,
    body: markRest(flash.body),
    mayOverflow: widthOf(flash.body.replace(/<[^>]*>/g, '')) > SURE_TO_FIT,
    day: toDay(flash.releasedAt),
    hour: hasClock(flash.releasedAt) ? hourOf(flash.releasedAt) : null,
    at: flash.releasedAt,
    time: formatDate(flash.releasedAt, locale, 'time'),
    number: String(flash.dayNumber).padStart(3, '0'),
    source: flash.source,
    correction: lastCorrection(flash, locale),
    tags: refs.slice(0, MAX_TAGS).map(({ id, name, href }) => ({
      name,
      href,
      price: (refs === flash.labels && flash.prices.find(({ labelId }) => labelId === id)) || null,
    })),
    later: laterOf(flash, locale),
  };
}

function lastCorrection({ corrections }: Flash, locale: Locale): FlashView['correction'] {
  const last = corrections.at(-1);
  return last ? { ...last, on: formatDate(last.at, locale, 'short') } : null;
}

/** The later flash shown below a flash; null when there is none. */
export function laterOf({ later, releasedAt }: Flash, locale: Locale): FlashView['later'] {
  return later && laterView(later, toDay(releasedAt), locale);
}

/** With its time if it is from the same day, else with its date. */
function laterView(
  { href, title, lang, releasedAt: at, isFollowUp }: LaterFlash,
  day: string,
  locale: Locale,
) {
  const time = formatDate(at, locale, toDay(at) === day ? 'time' : 'short');
  return { href, titleParts: headlineParts(title, lang), lang, at, time, isFollowUp };
}

import 'server-only';
import { addedRegions } from '@/lib/platform/config/regions';
import { siteName } from '@/lib/platform/config/site';
import { brandVersion, siteBrand } from '@/lib/platform/config/site-brand';
import { disabledParts } from '@/lib/platform/routing/section-off';
import { composeText } from './composed-texts';
import { type Locale, LOCALES } from './locales';
import { nameIn, textIn } from './text-in';

/** The name that the messages are written with. */
const WRITTEN_NAME = { 'zh-Hans': '链讯', 'zh-Hant': '鏈訊', en: 'Lianxun' } satisfies Record<Locale, string>;

type Texts = Record<string, unknown>;

interface Worded {
  site: { description: string; tagline: string };
  composed: {
    languages: Record<Locale, string>;
    /** Texts that name sections or languages, by their place, with lists for `composeText`. */
    texts: Record<string, unknown>;
    /** Texts without the subject of the product, by their place, with such lists, too. */
    general: Record<string, unknown>;
  };
}
const stored = new WeakMap<object, { newsroom: Worded; version: number }>();

/**
 * The messages as this newsroom says them: with its name and tagline, without sections and languages that it does not
 * have, with the editions it added, and, once it has a name of its own or says what it writes about, without the subject of the product. As they are
 * written for a newsroom that changed none of these.
 */
export function ownMessages<Catalogue extends Worded>(messages: Catalogue, locale: Locale): Catalogue {
  const last = stored.get(messages);
  if (last?.version === brandVersion()) return last.newsroom as Catalogue;
  const newsroom = writeOwn(messages, locale);
  stored.set(messages, { newsroom, version: brandVersion() });
  return newsroom as Catalogue;
}

function writeOwn(messages: Worded, locale: Locale): Worded {
  const { description = {}, tagline = {}, languages = [] } = siteBrand();
  const { composed } = messages;
  const compose = (template: string) =>
    composeText(template, locale, composed.languages, { parts: disabledParts(), languages });
  const isRenamed = LOCALES.some((each) => siteName(each) !== WRITTEN_NAME[each]);
  let texts: unknown = mergeTexts(messages, composed.texts, (template) => {
    const { text, isWhole } = compose(template);
    return isWhole ? null : text;
  });
  if (isRenamed || Object.keys(description).length > 0)
    texts = mergeTexts(texts, composed.general, (template) => compose(template).text);
  if (isRenamed) texts = replaceIn(texts, (text) => text.replaceAll(WRITTEN_NAME[locale], siteName(locale)));
  const about = textIn(description, locale);
  const site = { description: about, tagline: textIn(tagline, locale) };
  const frontDoor = { description: about, text: about };
  const regionNames = Object.fromEntries(addedRegions().map(({ key, name }) => [key, nameIn(name, locale)]));
  return mergeTexts(texts, { site, frontDoor, regionNames }, (text) => text || null) as Worded;
}

/**
 * Puts the texts of a tree into another at the same places, as they are changed; null leaves what stands there. Compiled
 * messages with parameters are put there as they are.
 */
function mergeTexts(into: unknown, from: unknown, change: (text: string) => string | null): unknown {
  if (typeof from === 'string') return change(from) ?? into;
  if (Array.isArray(from)) return from;
  if (!isTexts(from) || !isTexts(into)) return into;
  const merged = Object.entries(from).map(([key, part]) => [key, mergeTexts(into[key], part, change)]);
  return { ...into, ...Object.fromEntries(merged) };
}

/** Changes every text; compiled messages are lists of texts and parameters. */
function replaceIn(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((part) => replaceIn(part, change));
  if (!isTexts(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceIn(part, change)]));
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

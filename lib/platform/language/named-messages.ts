import 'server-only';
import { siteName } from '@/lib/platform/config/site';
import { brandVersion, siteBrand } from '@/lib/platform/config/site-brand';
import { type Locale, LOCALES } from './locales';

/** The name that the messages are written with. */
const WRITTEN_NAME = { 'zh-Hans': '链讯', 'zh-Hant': '鏈訊', en: 'Lianxun' } satisfies Record<Locale, string>;

interface Worded {
  site: { tagline: string };
}
const stored = new WeakMap<object, { named: Worded; version: number }>();

/** The messages with the name and the tagline that the desk gave this newsroom; without either, as they are written. */
export function withSiteName<Catalogue extends Worded>(messages: Catalogue, locale: Locale): Catalogue {
  const { name = {}, tagline = {} } = siteBrand();
  const isNamed = LOCALES.some((each) => name[each]);
  if (!isNamed && !tagline[locale]) return messages;
  const last = stored.get(messages);
  if (last?.version === brandVersion()) return last.named as Catalogue;
  const renamed = isNamed
    ? (replaceIn(messages, WRITTEN_NAME[locale], siteName(locale)) as Catalogue)
    : messages;
  const site = { ...renamed.site, tagline: tagline[locale] ?? renamed.site.tagline };
  const named = { ...renamed, site };
  stored.set(messages, { named, version: brandVersion() });
  return named;
}

/** Replaces a word in every text; compiled messages are lists of texts and parameters. */
function replaceIn(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  if (Array.isArray(value)) return value.map((part) => replaceIn(part, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceIn(part, from, to)]));
}

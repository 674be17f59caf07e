import type { Locale } from '@/lib/platform/language/locales';
import { localAddress } from './local-address';
import type { Match } from './match';
import type { RouteName } from './routes';

/** What other sites can show in a frame: the newest flashes, or one item. */
export type EmbedKind = 'latest' | 'flash' | 'article' | 'event' | 'series';

export interface Embed {
  kind: EmbedKind;
  /** The number of an item or the key of a series; empty for the newest flashes. */
  id: string;
}

/** Folders of addresses, like those of the pages: `/embed/news/7` is a frame with the flash at `/news/7`. */
const FOLDERS = {
  latest: 'news',
  flash: 'news',
  article: 'articles',
  event: 'events',
  series: 'data',
} as const;
const LATEST = '/embed/news';
const ITEM = /^\/embed\/(news|articles|events)\/([1-9]\d{0,14})$/;
/** Names that say what is shown instead of where its page is: `/embed/content/7` is a flash or an article. */
const OTHER_NAMES = [
  [/^\/embed\/flashes$/, LATEST],
  [/^\/embed\/content(?=\/)/, '/embed/news'],
  [/^\/embed\/series(?=\/)/, '/embed/data'],
] as const;
const SERIES = /^\/embed\/data\/([\w-]{1,60})$/;
/** An address with the theme it is shown in, which is all a query of it may say. */
const THEMED = /^(?:\/(?:zh-hant|en))?\/embed\/[\w/-]{1,80}\?theme=(?:light|dark|auto)$/;
/** Pages that can be shown in a frame, by the name of their route. */
const PAGES = ['flash', 'article', 'event', 'dataType'] as const satisfies readonly RouteName[];

/** What the address (without language) of a frame shows; null for any other address. */
function readEmbed(address: string): Embed | null {
  const path = OTHER_NAMES.reduce((named, [name, ours]) => named.replace(name, ours), address);
  if (path === LATEST) return { kind: 'latest', id: '' };
  const [, folder, id] = ITEM.exec(path) ?? [];
  const [, key] = SERIES.exec(path) ?? [];
  if (key) return { kind: 'series', id: key };
  const kind = (['flash', 'article', 'event'] as const).find((name) => FOLDERS[name] === folder);
  return kind && id ? { kind, id } : null;
}

/** The root-relative address of a frame. */
export function embedAddress(locale: Locale, { kind, id }: Embed): string {
  return localAddress(locale, ['/embed', FOLDERS[kind], id].filter(Boolean).join('/'));
}

/** The portal's internal path for the address (without language) of a frame; null for any other address. */
export function embedTarget(path: string, locale: Locale): string | null {
  const embed = readEmbed(path);
  return embed && ['/embeds', locale, embed.kind, embed.id].filter(Boolean).join('/');
}

/** Whether a root-relative address with a query is that of a frame in a theme, and nothing else. */
export function isThemedEmbed(address: string): boolean {
  return THEMED.test(address);
}

/** Whether a page can be shown in a frame, so that its head names the address where programs learn how. */
export function isEmbeddable(name: Match['name']): boolean {
  return PAGES.some((page) => page === name);
}

/** The root-relative address at which programs learn how to show a page. @param page its absolute address */
export function oembedAddress(page: string): string {
  return `/oembed?${new URLSearchParams({ url: page }).toString()}`;
}

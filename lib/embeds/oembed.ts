import 'server-only';
import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import { CARD_DAYS, dataCard } from '@/lib/data/card';
import { listSeries } from '@/lib/data/read';
import { typeName, withoutHyphens } from '@/lib/data/type-name';
import { eventShareCard } from '@/lib/events/card';
import { readEvent } from '@/lib/events/read';
import { absolute, siteName } from '@/lib/platform/config/site';
import type { Locale } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { type Embed, embedAddress } from '@/lib/platform/routing/embeds';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import { resolvePage } from '@/lib/platform/routing/resolve';
import { type ShareImage, shareImage } from '@/lib/publishing/share-picture/share-image';
import { storyCard } from '@/lib/stories/card';
import { readStory } from '@/lib/stories/read';

/** The sizes of frames in CSS pixels: at most as wide as a text, and as high as its usual content. */
const WIDTH = 600;
const HEIGHTS: Record<Embed['kind'], number> = {
  latest: 480,
  flash: 280,
  article: 240,
  event: 280,
  series: 320,
};
/** For how many seconds a program may use an answer. */
const CACHE_SECONDS = 3600;

/** The answer of oEmbed 1.0 (https://oembed.com) of the type `rich`. */
export interface OembedAnswer {
  version: '1.0';
  type: 'rich';
  provider_name: string;
  provider_url: string;
  title: string;
  author_name?: string;
  author_url?: string;
  cache_age: number;
  thumbnail_url: string;
  thumbnail_width: number;
  thumbnail_height: number;
  html: string;
  width: number;
  height: number;
}

/** The most that the asking program has room for, in CSS pixels. */
export interface Room {
  width?: number;
  height?: number;
}

interface Shown {
  embed: Embed;
  title: string;
  address: string;
  author?: { name: string; href: string };
  image: ShareImage;
}

/**
 * How programs show a page of this site; null for an address that is not one of its pages with a frame. Ends in the 404
 * page for a missing item, in the 410 page for a withdrawn one.
 */
export async function readOembed(address: string, room: Room = {}): Promise<OembedAnswer | null> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.host !== new URL(absolute('/')).host) return null;
  const resolved = resolvePage(url.pathname, url.searchParams);
  if (!resolved || !isShown(resolved.match.name)) return null;
  const { locale, match } = resolved;
  const shown = await readShown(match.name, match.params, locale);
  if (!shown) return null;
  const { embed, title, author, image } = shown;
  const width = Math.min(WIDTH, room.width ?? WIDTH);
  const height = Math.min(HEIGHTS[embed.kind], room.height ?? Infinity);
  const frame = absolute(embedAddress(locale, embed));
  return {
    version: '1.0',
    type: 'rich',
    provider_name: siteName(locale),
    provider_url: absolute(href(locale, 'home')),
    title,
    ...(author && { author_name: author.name, author_url: absolute(author.href) }),
    cache_age: CACHE_SECONDS,
    thumbnail_url: absolute(image.url),
    thumbnail_width: image.width,
    thumbnail_height: image.height,
    html: frameMarkup({ frame, title, address: shown.address, width, height }),
    width,
    height,
  };
}

interface Frame {
  frame: string;
  title: string;
  address: string;
  width: number;
  height: number;
}

/**
 * The quotation is what WordPress shows until the frame has told its height, and others where there are no frames. The
 * frame is as wide as there is room: a number would be wider than a phone where WordPress has taken the style away.
 */
function frameMarkup({ frame, title, address, width, height }: Frame): string {
  const quotation = `<blockquote><a href="${escapeAttribute(address)}">${escapeText(title)}</a></blockquote>`;
  return `${quotation}<iframe src="${escapeAttribute(frame)}" title="${escapeAttribute(title)}" width="100%" height="${height}" style="max-width:${width}px" frameborder="0" scrolling="no"></iframe>`;
}

async function readShown(
  name: string,
  params: Record<string, string>,
  locale: Locale,
): Promise<Shown | null> {
  const language = readerLanguage(locale);
  const id = params['id'] ?? '';
  // An address under /contents is of either kind.
  if (name === 'flash' || name === 'article' || name === 'contents') {
    const story = await readStory(Number(id), language);
    const { kind, title, author } = story;
    const image = shareImage('story', story.id, storyCard(story, locale));
    return { embed: { kind, id }, title, address: absolute(story.href), image, ...(author && { author }) };
  }
  if (name === 'event') {
    const { event } = await readEvent(Number(id), language);
    const image = shareImage('event', event.id, await eventShareCard(event, locale));
    const author = { name: event.host.name, href: href(locale, 'organiser', { id: event.host.id }) };
    return {
      embed: { kind: 'event', id },
      title: event.title,
      address: absolute(event.href),
      author,
      image,
    };
  }
  const type = params['type'] ?? '';
  if (name !== 'dataType') return null;
  const series = await listSeries(language, { type, days: CARD_DAYS });
  const [first] = series;
  if (!first) return null;
  const title = withoutHyphens(await typeName(type, series, locale));
  return {
    embed: { kind: 'series', id: first.key },
    title,
    address: absolute(href(locale, 'dataType', { type })),
    image: shareImage('dataType', type, await dataCard(type, title, series, locale)),
  };
}

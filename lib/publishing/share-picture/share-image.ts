import 'server-only';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { fileType, type ShareCard } from './card';
import { regionLook } from '@/lib/platform/config/regions';
import { sectionWords } from './section-words';
import { type ShareKind, shareAddress } from './share-address';
import { pageCard } from './page-card';
import { NEWS_PICTURES, type NewsShape, SHARE_PICTURE } from '@/lib/pictures/picture-sizes';

export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
  type: string;
}

export const MEDIA_TYPES = { png: 'image/png', jpg: 'image/jpeg' };

/** The picture of the card of a story, an event or another item. */
export function shareImage(kind: ShareKind, id: number | string, card: ShareCard): ShareImage {
  const url = shareAddress({ kind, id: String(id) }, card);
  return { ...SHARE_PICTURE, type: MEDIA_TYPES[fileType(card)], url, alt: altOf(card) };
}

/** The pictures of a story without text, in every shape that search engines require. */
export function newsImages(id: number, card: ShareCard): ShareImage[] {
  return (Object.keys(NEWS_PICTURES) as NewsShape[]).map((shape) => ({
    ...NEWS_PICTURES[shape],
    type: MEDIA_TYPES[fileType(card)],
    url: shareAddress({ kind: 'story', id: String(id) }, card, shape),
    alt: altOf(card),
  }));
}

/** The picture of a page listed in `section-words.ts`; undefined for other pages. */
export async function sectionImage(name: string, locale: Locale): Promise<ShareImage | undefined> {
  const words = await sectionWords(name, locale);
  if (!words) return undefined;
  return shareImage(
    'page',
    name,
    pageCard(href(locale, words.name), words.title, words.text, locale, regionLook(name) === 'dark'),
  );
}

/** The alternative text: the text on the picture, or, for a photograph and a picture without text, its subject. */
function altOf({ kind, title, figure, figureNote, meta, photo, site }: ShareCard): string {
  const isEvent = kind === 'event';
  const date = isEvent ? [figure, ...figureNote.split('\n')].join(' ') : '';
  return [title, date, isEvent || photo === '' ? meta : '', site].filter(Boolean).join(' · ');
}

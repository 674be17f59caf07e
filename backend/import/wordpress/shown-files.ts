import { childText, type XmlElement } from '@/backend/import/xml/node';
import { metaOf, type SiteParts } from './parts';

/** Where editors write the number of a file: classes, captions, attributes of blocks and of shortcodes. */
const NUMBERS =
  /(?:wp-image-|attachment_(?:id=)?|data-id="|"(?:id|mediaId|ids)":\[?|\bids?=["']?)(\d+(?:\s*,\s*\d+)*)/g;
const ADDRESSES = /\b(?:src|href|mp3|mp4|m4a|ogg|wav|webm|poster)=["']?([^"'\s<>\]]+)/g;

/** The numbers of the files that a post shows or links to, its cover among them. */
export function shownFiles(item: XmlElement, { attachments }: SiteParts): string[] {
  const content = childText(item, 'content:encoded');
  const numbered = [...content.matchAll(NUMBERS)].flatMap(([, list = '']) => list.split(/\s*,\s*/));
  const linked = new Set([...content.matchAll(ADDRESSES)].map(([, address = '']) => address));
  const byAddress = [...attachments].flatMap(([number, { address }]) =>
    linked.has(address) ? [number] : [],
  );
  const cover = metaOf(item).get('_thumbnail_id') ?? '';
  return [...new Set([...numbered, ...byAddress, cover])].filter((number) => attachments.has(number));
}

import { childText, type XmlElement } from '@/backend/import/xml/node';
import { metaOf, type SiteParts } from './parts';

/** Where editors write the number of a file: classes, captions, attributes of blocks and of shortcodes. */
const NUMBERS =
  /(?:wp-image-|attachment_(?:id=)?|data-id="|"(?:id|mediaId|ids)":\[?|\bids?=["']?)(\d+(?:\s*,\s*\d+)*)/g;
const ADDRESSES = /\b(?:src|href|mp3|mp4|m4a|ogg|wav|webm|poster)=["']?([^"'\s<>\]]+)/g;

/** The numbers of files by their addresses, made once for each site. */
const FILES = new WeakMap<SiteParts, ReadonlyMap<string, string>>();

/** The numbers of the files that a post shows or links to, its cover among them. */
export function shownFiles(item: XmlElement, parts: SiteParts): string[] {
  const content = childText(item, 'content:encoded');
  const files = filesOf(parts);
  const numbered = [...content.matchAll(NUMBERS)].flatMap(([, list = '']) => list.split(/\s*,\s*/));
  const linked = [...content.matchAll(ADDRESSES)].map(([, address = '']) => files.get(address) ?? '');
  const cover = metaOf(item).get('_thumbnail_id') ?? '';
  return [...new Set([...numbered, ...linked, cover])].filter((number) => parts.attachments.has(number));
}

function filesOf(parts: SiteParts): ReadonlyMap<string, string> {
  const files =
    FILES.get(parts) ?? new Map([...parts.attachments].map(([number, { address }]) => [address, number]));
  FILES.set(parts, files);
  return files;
}

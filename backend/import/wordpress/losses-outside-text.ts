import { shorten, type Loss } from '@/backend/import/body/loss';
import { htmlToLine } from '@/backend/import/text/plain';
import { childText, elements, type XmlElement } from '@/backend/import/xml/node';

/** A picture, or a link, of HTML. */
const LINKED = /<img\b[^>]*?\bsrc=["']([^"']*)|<a\b[^>]*?\bhref=["']([^"']*)/gi;
/** Keys that WordPress and its plugins keep for themselves, and those that are read elsewhere. */
const OWN_KEY = /^_|^(footnotes|fifu_image_url|rank_math_\w+)$/;
/** What programs store: lists of PHP and JSON, switches, addresses and names without a blank. */
const UNWRITTEN = /^(?:[aOsibd]:\d+[:;]|[[{]|[\x21-\x7e]*$)/;

/** What of a post is beside its text and cannot be taken along. */
export function lossesOutsideText(
  item: XmlElement,
  meta: ReadonlyMap<string, string>,
  hasCover: boolean,
): Loss[] {
  const coverId = meta.get('_thumbnail_id') ?? '';
  const comments = elements(item, 'wp:comment').length;
  const excerpt = childText(item, 'excerpt:encoded');
  const fields = [...meta].filter(([key, value]) => !OWN_KEY.test(key) && !UNWRITTEN.test(value.trim()));
  const isSticky = childText(item, 'wp:is_sticky') === '1';
  return [
    ...[...excerpt.matchAll(LINKED)].map(([, picture, link]) =>
      lost(picture === undefined ? `link of the summary: ${link}` : `picture of the summary: ${picture}`),
    ),
    ...(/^[1-9]\d*$/.test(coverId) && !hasCover
      ? [lost(`cover: the attachment ${coverId} is in no file of this run`)]
      : []),
    ...fields.map(([key, value]) => changed(`custom field ${key}: ${htmlToLine(value)}`)),
    ...(isSticky ? [changed('place before all others in its lists (sticky)')] : []),
    ...(comments > 0 ? [changed(`comments, ${comments}: they are not imported`)] : []),
  ];
}

const lost = (what: string): Loss => ({ kind: 'lost', what: shorten(what), place: '' });
const changed = (what: string): Loss => ({ kind: 'changed', what: shorten(what), place: '' });

import type { Element } from 'domhandler';
import { BLOCK_TAGS, MARK_TAGS, VOID_TAGS } from '@/backend/contract/rich-text/tags';
import { LOST_TAG, lostPart } from './loss';
import { around, inside } from './tree';

/** Elements whose text is all that a reader loses nothing without, and those the sanitiser turns into others. */
// prettier-ignore
const PLAIN = ['p', 'div', 'h1', 'h5', 'h6', 'tfoot', 'del', 'strike', 'ins', 'kbd', 'samp', 'tt', 'listing', 'section', 'article',
  'header', 'footer', 'main', 'nav', 'address', 'center', 'details', 'form', 'fieldset', 'legend', 'caption', 'hgroup', 'dir',
  'menu', 'body', 'html', 'font', 'big', 'abbr', 'acronym', 'cite', 'dfn', 'var', 'time', 'data', 'bdi', 'bdo', 'label', 'output',
  'ruby', 'rb', 'rp', 'rtc', 'wbr', 'nobr', 'marquee', 'blink', 'col', 'colgroup', 'source', 'track', 'param', 'optgroup',
  'option', 'search', 'dialog', 'basefont', 'annotation', LOST_TAG];
const KNOWN_TAGS = new Set([...BLOCK_TAGS, ...MARK_TAGS, ...VOID_TAGS, ...PLAIN]);

/** An element no standard has, such as a component of a site: its text stays, and it is named. Null for all others. */
export function unknownElement(element: Element): string | null {
  if (
    KNOWN_TAGS.has(element.name) ||
    isOffice(element.name) ||
    around(element, 'svg') ||
    around(element, 'math')
  )
    return null;
  const [attribute] = Object.entries(element.attribs);
  const detail = attribute ? ` ${attribute[0]}="${attribute[1]}"` : '';
  return inside(element) + lostPart(`<${element.name}${detail}>: only what is in it arrives`);
}

/** Word's elements, which mark up what is text anyway. */
function isOffice(name: string): boolean {
  return /^(o|w|v|st\d|m):/.test(name);
}

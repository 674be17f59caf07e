import type { Element } from 'domhandler';
import { around, firstTag, inside, lineOf } from './tree';

const NUMBER = /^[[（(]?\s*([\p{N}*†‡]+|[a-z]|注\s*\p{N}*)\s*[\])）]?$/u;
const BACK = /^[\s↩↑⤴⬆^\ufe0e\ufe0f]+$|^(back|return|返回)( to (text|content|article))?$/i;

/**
 * Links inside the page to and from footnotes: the text format has no anchors, so the number of a note stays without its
 * link, and the way back is left out. Other links are not changed.
 */
export function footnoteLink(link: Element, baseUrl: string | null): string | null {
  const { href: written = '', class: names = '' } = link.attribs;
  // An anchor may be written with the address of the text itself before it.
  const href = baseUrl !== null && isOnPage(written, baseUrl) ? written.replace(/^[^#]*/, '') : written;
  const isInside = /^#./.test(href) || /\bfootnote/i.test(names);
  if (!isInside) return null;
  const words = lineOf(link);
  if (BACK.test(words) || /\bfootnote-?(back|return)/i.test(names)) return '';
  const isNote = around(link, 'sup') !== null || firstTag(link, 'sup') !== null || NUMBER.test(words);
  return isNote || /^#_?(fn|ftn|footnote|note|easy-footnote|cite)/i.test(href) ? inside(link) : null;
}

function isOnPage(href: string, page: string): boolean {
  if (!/^(https?:)?\/\/?[^#]*#./i.test(href) || !URL.canParse(href, page)) return false;
  const url = new URL(href, page);
  const placeOf = ({ host, pathname, search }: URL) =>
    `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`;
  return placeOf(url) === placeOf(new URL(page));
}

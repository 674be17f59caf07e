import type { Element } from 'domhandler';
import { around, firstTag, inside, lineOf } from './tree';

const NUMBER = /^[[（(]?\s*([\p{N}*†‡]+|[a-z]|注\s*\p{N}*)\s*[\])）]?$/u;
const BACK = /^[\s↩↑⤴⬆^\ufe0e\ufe0f]+$|^(back|return|返回)( to (text|content|article))?$/i;

/**
 * Links inside the page to and from footnotes: the text format has no anchors, so the number of a note stays without its
 * link, and the way back is left out. Other links are not changed.
 */
export function footnoteLink(link: Element): string | null {
  const { href = '', class: names = '' } = link.attribs;
  const isInside = /^#./.test(href) || /\bfootnote/i.test(names);
  if (!isInside) return null;
  const words = lineOf(link);
  if (BACK.test(words) || /\bfootnote-?(back|return)/i.test(names)) return '';
  const isNote = around(link, 'sup') !== null || firstTag(link, 'sup') !== null || NUMBER.test(words);
  return isNote || /^#_?(fn|ftn|footnote|note|easy-footnote|cite)/i.test(href) ? inside(link) : null;
}

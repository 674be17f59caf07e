import type { Element } from 'domhandler';
import { linkCard } from './link-card';
import { lostPart } from './loss';
import { playerFigure } from './player-figure';
import { allTags, firstTag, htmlOf, inside, lineOf } from './tree';

const ADDRESS = /^https?:\/\/\S+$/i;

/** A block of WordPress in a form the rich text has; null for any other element, and for blocks that need no form. */
export function wordPressCard(element: Element, names: string, baseUrl: string | null): string | null {
  if (/(^|\s)wp-block-file(\s|$)/.test(names)) return fileCard(element, baseUrl);
  if (
    /(^|\s)(blocks-gallery-(grid|item)|wp-block-gallery)(\s|$)/.test(names) &&
    /^(ul|li)$/.test(element.name)
  )
    return inside(element);
  if (/(^|\s)wp-block-embed(\s|$)/.test(names)) return embedCard(element, baseUrl);
  return null;
}

/** A file: its name as the link. The button beside it has the same address. */
function fileCard(block: Element, baseUrl: string | null): string | null {
  const [link, ...others] = allTags(block, 'a');
  if (!link) return null;
  const href = link.attribs['href'] ?? '';
  const rest = others.filter(({ attribs }) => attribs['href'] !== href);
  return (
    linkCard({ href, title: lineOf(link) }, baseUrl) + rest.map((other) => `<p>${htmlOf(other)}</p>`).join('')
  );
}

/** An address for which WordPress fetches a player from its site; a block that has its player already is left unchanged. */
function embedCard(block: Element, baseUrl: string | null): string | null {
  const caption = firstTag(block, 'figcaption');
  const wrapper = block.children.filter((child) => child !== caption);
  const address = wrapper
    .map((child) => ('children' in child ? lineOf(child as Element) : 'data' in child ? child.data : ''))
    .join('')
    .trim();
  if (!ADDRESS.test(address) || firstTag(block, 'iframe', 'blockquote')) return null;
  const title = lineOf(caption);
  const rest = caption && firstTag(caption, 'a') ? `<p>${inside(caption)}</p>` : '';
  const figure = playerFigure(address, title);
  if (figure) return figure + rest;
  return `${lostPart(`embed is a link card: ${address}`, 'changed')}${linkCard({ href: address, title }, baseUrl)}${rest}`;
}

import { type Document, type Element, isTag, isText } from 'domhandler';
import { linkAddress } from '@/backend/contract/rich-text/address';
import { isBlankInside, lineOf } from './tree';

/** What a text holds, for a comparison of the text before and after it was cleaned. */
export interface Inventory {
  /** Without blanks. */
  text: string;
  pictures: string[];
  /** Addresses of links with something to press, each with its words. */
  links: Map<string, string[]>;
  /** The number of blocks that are not empty, by tag. */
  blocks: Map<string, number>;
}

const COUNTED: Record<string, string> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  li: 'entry of a list',
  blockquote: 'quotation',
  pre: 'block of code',
  tr: 'row of a table',
};
const UNPRINTABLE =
  /[\s\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060\ufeff\ufffe\uffff]+|[\ud800-\udfff]/gu;

/** @param baseUrl the base of relative links, as for `sanitizeRichText` */
export function inventoryOf(document: Document, baseUrl: string | null): Inventory {
  const inventory: Inventory = { text: '', pictures: [], links: new Map(), blocks: new Map() };
  const texts: string[] = [];
  const waiting = [...document.children].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isText(node)) texts.push(node.data);
    else if (isTag(node)) {
      count(node, inventory, baseUrl);
      for (let at = node.children.length - 1; at >= 0; at -= 1) {
        const child = node.children[at];
        if (child) waiting.push(child);
      }
    }
  }
  inventory.text = texts.join('').replace(UNPRINTABLE, '');
  return inventory;
}

function count(element: Element, { pictures, links, blocks }: Inventory, baseUrl: string | null): void {
  const { name, attribs } = element;
  if (name === 'img') pictures.push(attribs['src'] ?? '');
  else if (name === 'a' && attribs['href'] !== undefined) {
    const address = linkAddress(attribs['href'], baseUrl) ?? attribs['href'];
    if (isBlankInside(element)) return;
    const words = links.get(address) ?? [];
    words.push(lineOf(element));
    links.set(address, words);
  } else {
    const block = Object.hasOwn(COUNTED, name) ? COUNTED[name] : undefined;
    if (block && !isBlankInside(element)) blocks.set(block, (blocks.get(block) ?? 0) + 1);
  }
}

import { createHash } from 'node:crypto';
import { isTag, isText, type Document, type Element } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import { halfWidths } from '@/backend/contract/half-widths';
import { type Highlighted, highlightAs, highlightCode } from './highlight';

/**
 * The language of each code block, by its digest; empty for none. The versions of a text in other languages have the same
 * code.
 */
const languages = new LRUCache<string, string>({ max: 5000 });

/** The longest line, in half-widths, that fits into the text of a phone; a block with a longer one scrolls there. */
const LINE_OF_PHONE = 30;

/** Lets the keyboard reach blocks that scroll on a phone, so that they can be scrolled without a pointer. */
export function reachBlocks(document: Document): void {
  for (const pre of getElementsByTagName('pre', document, true))
    if (
      textContent(pre)
        .split('\n')
        .some((line) => halfWidths(line) > LINE_OF_PHONE)
    )
      pre.attribs['tabindex'] = '0';
}

/** Highlights the syntax of code blocks. A block that contains markup is unchanged. */
export function highlightBlocks(document: Document): void {
  for (const pre of getElementsByTagName('pre', document, true)) {
    const code = onlyCode(pre);
    const html = code && highlight(textContent(code))?.html;
    if (!code || !html) continue;
    code.children = parseDocument(html).children;
    for (const child of code.children) child.parent = code;
  }
}

function highlight(code: string): Highlighted | null {
  const digest = createHash('sha1').update(code).digest('base64');
  const language = languages.get(digest);
  if (language !== undefined) return language ? highlightAs(code, language) : null;
  const highlighted = highlightCode(code);
  languages.set(digest, highlighted?.language ?? '');
  return highlighted;
}

function onlyCode({ children }: Element): Element | null {
  const [code] = children;
  if (children.length !== 1 || !code || !isTag(code) || code.name !== 'code') return null;
  return code.children.every(isText) ? code : null;
}

import { isTag, isText, type Document, type Element } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { highlightCode } from './highlight';

/** Highlights the syntax of code blocks. A block that contains markup is unchanged. */
export function highlightBlocks(document: Document): void {
  for (const pre of getElementsByTagName('pre', document, true)) {
    const code = onlyCode(pre);
    const html = code && highlightCode(textContent(code));
    if (!code || !html) continue;
    code.children = parseDocument(html).children;
    for (const child of code.children) child.parent = code;
  }
}

function onlyCode({ children }: Element): Element | null {
  const [code] = children;
  if (children.length !== 1 || !code || !isTag(code) || code.name !== 'code') return null;
  return code.children.every(isText) ? code : null;
}

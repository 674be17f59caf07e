import { escapeAttribute } from '@/backend/contract/rich-text/escape';
import { XHTML } from './namespaces';
import type { XmlElement } from './node';

const FOREIGN = /^(svg|math)$/i;

/**
 * The content of an element as HTML. `escaped`: its text is HTML itself (RSS, Atom `type="html"`); `literal`: its text is
 * plain (`type="xhtml"`). Of elements in other namespaces only the content is kept.
 */
export function innerHtml(element: XmlElement, text: 'escaped' | 'literal'): string {
  return element.children
    .map((child) => (typeof child === 'string' ? asHtml(child, text) : outer(child, text)))
    .join('');
}

function asHtml(content: string, text: 'escaped' | 'literal'): string {
  return text === 'escaped' ? content : escapeAttribute(content);
}

function outer(element: XmlElement, text: 'escaped' | 'literal'): string {
  if (FOREIGN.test(element.name)) return '';
  const inner = innerHtml(element, text);
  if (!isMarkup(element)) return inner;
  const attributes = Object.entries(element.attributes)
    .filter(([name]) => /^[a-z-]+$/i.test(name))
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const tag = element.name.toLowerCase();
  return /^(br|hr|img)$/.test(tag)
    ? `<${tag}${attributes.join('')}>`
    : `<${tag}${attributes.join('')}>${inner}</${tag}>`;
}

/** XHTML, or markup pasted without a declaration, which is then in the namespace of the feed. */
function isMarkup(element: XmlElement): boolean {
  return (
    element.namespace === XHTML || element.namespace === '' || element.namespace === rootOf(element).namespace
  );
}

function rootOf(element: XmlElement): XmlElement {
  let root = element;
  while (root.parent) root = root.parent;
  return root;
}

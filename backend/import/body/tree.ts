import render from 'dom-serializer';
import { type ChildNode, type Document, DomHandler, type Element, isTag, isText } from 'domhandler';
import { findAll, getElementsByTagName, replaceElement, removeElement, textContent } from 'domutils';
import { Parser, parseDocument } from 'htmlparser2';

/** Real texts have less than 40; a conversion of each level would take seconds in a text made to take long. */
const MAX_DEPTH = 200;

class TooDeep extends Error {}

/** HTML as a tree; null when it is nested deeper than any real text. */
export function parseTree(html: string): Document | null {
  let depth = 0;
  const handler = new DomHandler();
  const [open, close] = [handler.onopentag.bind(handler), handler.onclosetag.bind(handler)];
  handler.onopentag = (name, attributes) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new TooDeep();
    open(name, attributes);
  };
  handler.onclosetag = () => {
    depth -= 1;
    close();
  };
  try {
    new Parser(handler).end(html);
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
  return handler.root;
}

/** The elements inside a tree, the inner before the outer, so that each finds its content converted. */
export function innerFirst(document: Document): Element[] {
  return findAll(() => true, document.children).reverse();
}

/** The HTML inside an element. */
export function inside(element: Element): string {
  return htmlOf(element.children);
}

export function htmlOf(nodes: ChildNode | ChildNode[]): string {
  return render(nodes, { encodeEntities: 'utf8' });
}

/** Puts HTML in place of an element. */
export function replaceBy(element: Element, html: string): void {
  const nodes = parseDocument(html).children;
  const [first, ...others] = nodes;
  if (!first) return removeElement(element);
  replaceElement(element, first);
  let last = first;
  for (const node of others) {
    node.parent = last.parent;
    node.prev = last;
    node.next = last.next;
    if (last.next) last.next.prev = node;
    last.next = node;
    last = node;
  }
  const parent = first.parent;
  if (parent) parent.children.splice(parent.children.indexOf(first) + 1, 0, ...others);
}

/** The first element inside with one of the tags; null for none. */
export function firstTag(element: Element, ...tags: string[]): Element | null {
  return getElementsByTagName((name) => tags.includes(name), element.children, true, 1)[0] ?? null;
}

/** The first element inside with the class; null for none. */
export function firstWithClass(element: Element, name: string): Element | null {
  return findAll((inner) => hasClass(inner, name), element.children)[0] ?? null;
}

export function allTags(element: Element, tag: string): Element[] {
  return getElementsByTagName(tag, element.children);
}

export function hasClass(element: Element, name: string): boolean {
  return (element.attribs['class'] ?? '').split(/\s+/).includes(name);
}

/** The text inside an element on one line; empty for null. */
export function lineOf(element: Element | null): string {
  return element ? textContent(element).replace(/\s+/g, ' ').trim() : '';
}

/** The nearest element around a node that has the tag; null for none. */
export function around(node: ChildNode, tag: string): Element | null {
  for (let at = node.parent; at; at = at.parent) if (isTag(at) && at.name === tag) return at;
  return null;
}

/** Whether nothing is inside that a reader would see. */
export function isBlankInside(element: Element): boolean {
  return element.children.every((child) =>
    isText(child)
      ? child.data.trim() === ''
      : !isTag(child) || (!['img', 'br', 'hr'].includes(child.name) && isBlankInside(child)),
  );
}

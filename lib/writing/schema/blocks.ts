import { mergeAttributes, Node } from '@tiptap/core';
import { attribute, languageAttributes } from './attributes';

export const Document = Node.create({ name: 'doc', topNode: true, content: 'block+' });

export const Text = Node.create({ name: 'text', group: 'inline' });

/** It has the highest priority, so that loose text at the top level becomes a paragraph. */
export const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => languageAttributes,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

/** Text without a tag of its own, which list items, cells and figures may contain beside blocks. */
export const Loose = Node.create({
  name: 'loose',
  content: 'inline*',
  parseHTML: () => [{ tag: 'div[data-loose]' }],
  renderHTML: () => ['div', { 'data-loose': '' }, 0],
});

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: attribute({ default: 2, rendered: false }), ...languageAttributes }),
  parseHTML: () => [
    { tag: 'h1', attrs: { level: 2 } },
    ...[2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    { tag: 'h5', attrs: { level: 4 } },
    { tag: 'h6', attrs: { level: 4 } },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs['level']}`, HTMLAttributes, 0],
});

/** A quotation; with class `pull`, a sentence of the text itself in large type. */
export const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ class: onlyClass('pull'), ...languageAttributes }),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
});

/** A remark; with class `figure-note`, a number in the margin; with class `link-card`, a card for another page. */
export const Aside = Node.create({
  name: 'aside',
  group: 'block',
  content: 'block+',
  defining: true,
  isolating: true,
  addAttributes: () => ({ class: onlyClass('figure-note', 'link-card'), ...languageAttributes }),
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

/** Preformatted text. `isCode`: whether all of it is inside `<code>`. */
export const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'inline*',
  code: true,
  defining: true,
  whitespace: 'pre',
  addAttributes: () => ({ isCode: attribute({ default: true, rendered: false }), ...languageAttributes }),
  parseHTML: () => [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (element) => ({ isCode: innerCode(element) !== null }),
      contentElement: (element) => innerCode(element) ?? asElement(element),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs['isCode'] ? ['pre', HTMLAttributes, ['code', 0]] : ['pre', HTMLAttributes, 0],
});

export const Rule = Node.create({
  name: 'rule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', mergeAttributes(HTMLAttributes)],
});

function onlyClass(...names: string[]) {
  return attribute({
    parseHTML: (element) => names.find((name) => element.classList.contains(name)) ?? null,
    default: null,
  });
}

function innerCode(pre: unknown): HTMLElement | null {
  const only = asElement(pre).childNodes.length === 1 ? asElement(pre).firstElementChild : null;
  return only?.tagName === 'CODE' && only.attributes.length === 0 ? asElement(only) : null;
}

/** @throws TypeError when it is not an element */
function asElement(node: unknown): HTMLElement {
  if (node instanceof HTMLElement) return node;
  throw new TypeError('not an element');
}

export { asElement };

import { escapeText } from '@/backend/contract/rich-text/escape';
import { lostPart } from '@/backend/import/body/loss';
import { cardHtml } from './cards';
import { attribute, listOf, payloadOf, textOf, type Payload } from './payload';

/** Bits of the format of a text, and their tags. */
const FORMATS: [number, string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];
const MAX_DEPTH = 100;

/** What Ghost's present editor stores, as the HTML that Ghost makes of it. */
export function lexicalToHtml(document: Payload): string {
  return children(payloadOf(document['root']), 0);
}

function children(node: Payload, depth: number): string {
  if (depth > MAX_DEPTH) return lostPart('text that is nested too deep');
  return listOf(node, 'children')
    .map((child) => nodeHtml(child, depth + 1))
    .join('');
}

function nodeHtml(node: Payload, depth: number): string {
  const type = textOf(node, 'type').replace(/^extended-/, '');
  const inner = () => children(node, depth);
  const rule = Object.hasOwn(NODES, type) ? NODES[type] : undefined;
  if (rule) return rule(node, inner);
  return Array.isArray(node['children'])
    ? inner() + lostPart(`element "${type}" of Ghost: only its text arrives`)
    : cardHtml(type, node);
}

const NODES: Record<string, (node: Payload, inner: () => string) => string> = {
  text: textHtml,
  'code-highlight': textHtml,
  linebreak: () => '<br>',
  tab: () => '\t',
  // What the editor puts between characters to hold the cursor.
  zwnj: () => '',
  paragraph: (_, inner) => `<p>${inner()}</p>`,
  heading: (node, inner) => {
    const tag = /^h[1-6]$/.exec(textOf(node, 'tag'))?.[0] ?? 'h2';
    return `<${tag}>${inner()}</${tag}>`;
  },
  quote: (_, inner) => `<blockquote><p>${inner()}</p></blockquote>`,
  aside: (_, inner) => `<blockquote><p>${inner()}</p></blockquote>`,
  list: (node, inner) => {
    const tag = textOf(node, 'listType') === 'number' || textOf(node, 'tag') === 'ol' ? 'ol' : 'ul';
    const start = tag === 'ol' && textOf(node, 'start') !== '1' ? textOf(node, 'start') : '';
    return `<${tag}${attribute('start', start)}>${inner()}</${tag}>`;
  },
  listitem: (node, inner) => {
    const isChecked = node['checked'];
    return `<li>${typeof isChecked === 'boolean' ? (isChecked ? '☑ ' : '☐ ') : ''}${inner()}</li>`;
  },
  link: linkHtml,
  autolink: linkHtml,
  'at-link': linkHtml,
  table: (_, inner) => `<table>${inner()}</table>`,
  tablerow: (_, inner) => `<tr>${inner()}</tr>`,
  tablecell: (node, inner) => {
    const tag = Number(node['headerState'] ?? 0) > 0 ? 'th' : 'td';
    const span = (name: 'colSpan' | 'rowSpan') =>
      Number(node[name] ?? 1) > 1 ? attribute(name.toLowerCase(), String(Number(node[name]))) : '';
    return `<${tag}${span('colSpan')}${span('rowSpan')}>${inner()}</${tag}>`;
  },
};

function textHtml(node: Payload): string {
  const format = typeof node['format'] === 'number' ? node['format'] : 0;
  const tags = FORMATS.filter(([bit]) => (format & bit) !== 0).map(([, tag]) => tag);
  // A text may be a single blank, which `textOf` would take for none.
  const words = typeof node['text'] === 'string' ? node['text'] : '';
  return tags.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, escapeText(words));
}

function linkHtml(node: Payload, inner: () => string): string {
  const address = textOf(node, 'url');
  return address === '' ? inner() : `<a${attribute('href', address)}>${inner()}</a>`;
}

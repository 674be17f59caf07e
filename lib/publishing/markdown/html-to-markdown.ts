import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { ownValue } from '@/backend/contract/own-value';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { plain, target } from './escape';

interface Place {
  /** The address of the site, which is added to the address of every link and picture. */
  siteUrl: string;
}

const HEADING = /^h([1-6])$/;
const MARKS: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' };
const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre table figure figcaption hr section article aside'.split(
    ' ',
  ),
);

/**
 * A stored rich text as CommonMark with tables. It is sanitised again; elements without a Markdown form become plain
 * text.
 */
export function htmlToMarkdown(html: string, place: Place): string {
  const document = parseDocument(sanitizeRichText(html));
  return blocks(document.children, place).join('\n\n');
}

/** Paragraphs made from a run of nodes; text between two blocks is a separate paragraph. */
function blocks(nodes: readonly ChildNode[], place: Place): string[] {
  const paragraphs: string[] = [];
  let line: ChildNode[] = [];
  const flush = () => {
    const text = inline(line, place).trim();
    if (text !== '') paragraphs.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (!isTag(node) || !BLOCKS.has(node.name)) {
      line.push(node);
      continue;
    }
    flush();
    paragraphs.push(...block(node, place).filter((text) => text.trim() !== ''));
  }
  flush();
  return paragraphs;
}

function block(node: Element, place: Place): string[] {
  const level = HEADING.exec(node.name)?.[1];
  if (level) return [`${'#'.repeat(Math.max(2, Number(level)))} ${oneLine(node.children, place)}`];
  switch (node.name) {
    case 'hr':
      return ['---'];
    case 'ul':
    case 'ol':
      return [list(node, place)];
    case 'blockquote':
      return [indent(blocks(node.children, place).join('\n\n'), '> ', '> ')];
    case 'dt':
      return [`**${oneLine(node.children, place)}**`];
    case 'pre':
      return [fence(textContent(node))];
    case 'table':
      return [table(node, place)];
    default:
      return blocks(node.children, place);
  }
}

function list(node: Element, place: Place): string {
  const items = node.children.filter(isTag);
  return items
    .map((item, at) => {
      const mark = node.name === 'ol' ? `${at + 1}. ` : '- ';
      return indent(blocks(item.children, place).join('\n'), mark, ' '.repeat(mark.length));
    })
    .join('\n');
}

function table(node: Element, place: Place): string {
  const rows = getElementsByTagName('tr', node, true).map((row) =>
    row.children.filter(isTag).map((cell) => oneLine(cell.children, place)),
  );
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return '';
  const write = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = rows.map(write);
  return [head, write(Array.from({ length: width }, () => '---')), ...rest].join('\n');
}

/** A code block; its fence is longer than any run of backticks inside. */
function fence(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const line = '`'.repeat(longest + 1);
  return `${line}\n${code.replace(/\n$/, '')}\n${line}`;
}

function inline(nodes: readonly ChildNode[], place: Place): string {
  return nodes
    .map((node) => (isText(node) ? plain(node.data) : isTag(node) ? mark(node, place) : ''))
    .join('');
}

function mark(node: Element, place: Place): string {
  const sign = ownValue(MARKS, node.name);
  if (sign) {
    const [, before = '', text = '', after = ''] =
      /^(\s*)([\s\S]*?)(\s*)$/.exec(inline(node.children, place)) ?? [];
    return text === '' ? before : `${before}${sign}${text}${sign}${after}`;
  }
  switch (node.name) {
    case 'br':
      return '\\\n';
    case 'code':
      return code(textContent(node));
    case 'img':
      return `![${plain(node.attribs['alt'] ?? '')}](${address(node.attribs['src'], place)})`;
    case 'a': {
      const words = inline(node.children, place).trim();
      const { href } = node.attribs;
      return href && words ? `[${words}](${address(href, place)})` : words;
    }
    default:
      return BLOCKS.has(node.name) ? blocks([node], place).join(' ') : inline(node.children, place);
  }
}

function code(text: string): string {
  const sign = text.includes('`') ? '``' : '`';
  const space = sign.length > 1 ? ' ' : '';
  return `${sign}${space}${text.replace(/\s+/g, ' ')}${space}${sign}`;
}

function oneLine(nodes: readonly ChildNode[], place: Place): string {
  return inline(nodes, place).replace(/\\?\n/g, ' ').trim();
}

function address(value = '', { siteUrl }: Place): string {
  return target(URL.canParse(value, `${siteUrl}/`) ? new URL(value, `${siteUrl}/`).toString() : value);
}

function indent(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first : rest) + line)
    .join('\n')
    .replace(/[ \t]+$/gm, '');
}

import type { Mark, Node } from '@tiptap/pm/model';
import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';

/** Tags by node; other nodes are in `WRITERS`. */
const TAGS: Record<string, string> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  aside: 'aside',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  definitionList: 'dl',
  definitionTerm: 'dt',
  definitionText: 'dd',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
  figure: 'figure',
  figureCaption: 'figcaption',
};

/** Attributes that are written, in the order of the allow list. */
const WRITTEN = [
  ...['src', 'href', 'rel', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start', 'class'],
  ...[
    'data-kind',
    'data-unit',
    'data-highlight',
    'data-key',
    'data-days',
    'data-site',
    'data-id',
    'data-start',
    'lang',
    'translate',
  ],
];
const OUTWARD_REL = 'nofollow noopener ugc';

/** The HTML of a block or of inline content, such that `sanitizeRichText` does not change it. */
export function writeNode(node: Node): string {
  const write = WRITERS[node.type.name];
  if (write) return write(node);
  const tag = TAGS[node.type.name];
  return tag ? element(tag, node.attrs, writeContent(node)) : writeContent(node);
}

const WRITERS: Record<string, (node: Node) => string> = {
  rule: () => '<hr>',
  break: () => '<br>',
  text: (node) => escapeText(node.text ?? ''),
  picture: (node) => openTag('img', node.attrs),
  heading: (node) => element(`h${node.attrs['level']}`, node.attrs, writeContent(node)),
  codeBlock: (node) =>
    element(
      'pre',
      node.attrs,
      node.attrs['isCode'] ? `<code>${writeContent(node)}</code>` : writeContent(node),
    ),
  table: (node) => element('table', node.attrs, writeSections(node)),
  pictureFigure: (node) => `<figure>${openTag('img', node.attrs)}${writeCaption(node)}</figure>`,
  chartFigure: (node) =>
    element('figure', { class: 'chart', ...node.attrs }, writeCaption(node) + writeNode(node.child(2))),
};

function writeContent(node: Node): string {
  if (node.inlineContent) return writeInline(node);
  let html = '';
  node.forEach((child) => (html += writeNode(child)));
  return html;
}

function writeCaption(figure: Node): string {
  const [caption, credit] = [figure.child(0), figure.child(1)];
  const small = credit.content.size > 0 ? `<small>${writeContent(credit)}</small>` : '';
  const words = writeContent(caption) + small;
  return words === '' ? '' : element('figcaption', caption.attrs, words);
}

function writeSections(table: Node): string {
  let html = '';
  let open = '';
  table.forEach((row) => {
    const section = String(row.attrs['section']);
    if (section !== open || row.attrs['isFirst']) {
      html += `${open && `</${open}>`}<${section}>`;
      open = section;
    }
    html += writeNode(row);
  });
  return `${html}${open && `</${open}>`}`;
}

/** Inline content; a mark shared by neighbours is written once around them. */
function writeInline(node: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  node.forEach((child) => {
    const { marks } = child;
    const at = open.findIndex((mark, index) => !marks[index]?.eq(mark));
    const shared = at < 0 ? open.length : at;
    html += close(open.slice(shared)) + marks.slice(shared).map(openMark).join('') + writeNode(child);
    open = marks;
  });
  return html + close(open);
}

function openMark(mark: Mark): string {
  const href = String(mark.attrs['href'] ?? '');
  const rel = /^https?:/.test(href) ? { rel: OUTWARD_REL } : {};
  return openTag(tagOf(mark), { ...mark.attrs, ...rel });
}

function close(marks: readonly Mark[]): string {
  return [...marks]
    .reverse()
    .map((mark) => `</${tagOf(mark)}>`)
    .join('');
}

function tagOf(mark: Mark): string {
  return mark.type.name === 'link' ? 'a' : mark.type.name;
}

function element(tag: string, attributes: Node['attrs'], content: string): string {
  return `${openTag(tag, attributes)}${content}</${tag}>`;
}

function openTag(tag: string, attributes: Node['attrs']): string {
  const written = WRITTEN.flatMap((name) => {
    const value: unknown = attributes[name];
    if (value === null || value === undefined || (value === 1 && name.endsWith('span'))) return [];
    return [` ${name}="${escapeAttribute(String(value))}"`];
  });
  return `<${tag}${written.join('')}>`;
}

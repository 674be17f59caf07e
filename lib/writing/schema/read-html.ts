import { DOMParser as ModelParser, type Node } from '@tiptap/pm/model';
import { schema as richText } from './schema';
import { writeNode } from './write-html';

/** The stored HTML of each block, so that an unchanged block is written byte for byte the same. */
const written = new WeakMap<Node, string>();

/** An editor's document from clean HTML. Parsing runs no scripts and loads nothing. */
export function readHtml(html: string, schema = richText): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const parser = ModelParser.fromSchema(schema);
  const blocks = [...body.childNodes].flatMap((child) => {
    const holder = body.ownerDocument.createElement('div');
    holder.append(child.cloneNode(true));
    const { content } = parser.parse(holder);
    // The DOM writes `&nbsp;` where clean HTML has the character.
    const source = child instanceof HTMLElement ? child.outerHTML.replaceAll('&nbsp;', '\u00a0') : '';
    if (content.childCount === 1 && content.firstChild && source !== '' && html.includes(source))
      written.set(content.firstChild, source);
    return child.nodeType === 3 && child.textContent?.trim() === '' ? [] : content.content;
  });
  const { doc, paragraph } = schema.nodes;
  if (!doc || !paragraph) throw new Error('the schema of rich text has a document and a paragraph');
  return doc.create(null, blocks.length > 0 ? blocks : [paragraph.create()]);
}

/** The HTML of a text. Empty paragraphs are left out. */
export function writeHtml(doc: Node): string {
  let html = '';
  doc.forEach((block) => {
    const isEmpty = block.type.name === 'paragraph' && block.content.size === 0;
    if (!isEmpty) html += written.get(block) ?? writeNode(block);
  });
  return html;
}

/** The HTML of a document, written only by the schema, without the stored HTML of blocks. */
export function rewriteHtml(doc: Node): string {
  let html = '';
  doc.forEach((block) => (html += writeNode(block)));
  return html;
}

import { escapeAttribute, escapeText } from './escape';
import type { Attributes } from './attributes';
import type { Child, Leaf, Mark, Run } from './node';

/** The HTML of the leading whole blocks that together fit into `limit` UTF-16 units. */
export function renderWithin(children: Child[], limit: number): string {
  let html = '';
  for (const child of children) {
    const next = renderChild(child);
    if (html.length + next.length > limit) break;
    html += next;
  }
  return html;
}

function renderChild(child: Child): string {
  if (child.type === 'run') return renderRun(child);
  if (child.tag === 'hr') return '<hr>';
  return `${openTag(child)}${child.children.map(renderChild).join('')}</${child.tag}>`;
}

/** Writes marks that neighbouring leaves share, from the outermost on, once around all of them. */
function renderRun(run: Run): string {
  let html = '';
  let open: readonly Mark[] = [];
  for (const leaf of run.leaves) {
    const shared = sharedLength(open, leaf.marks);
    html += closeTags(open.slice(shared)) + leaf.marks.slice(shared).map(openTag).join('') + renderLeaf(leaf);
    open = leaf.marks;
  }
  return html + closeTags(open);
}

function sharedLength(a: readonly Mark[], b: readonly Mark[]): number {
  const at = a.findIndex((mark, index) => mark !== b[index]);
  return at < 0 ? a.length : at;
}

function renderLeaf(leaf: Leaf): string {
  if (leaf.type === 'text') return escapeText(leaf.text);
  return leaf.type === 'br' ? '<br>' : openTag({ tag: 'img', attributes: leaf.attributes });
}

function openTag({ tag, attributes }: { tag: string; attributes: Attributes }): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${tag}${written.join('')}>`;
}

function closeTags(marks: readonly Mark[]): string {
  return [...marks]
    .reverse()
    .map((mark) => `</${mark.tag}>`)
    .join('');
}

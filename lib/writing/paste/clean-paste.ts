import { pastedPictures } from './pictures';
import { wordLists } from './word-lists';

/** Styles that Google Docs and Word use in place of tags that the allow list has. */
const STYLED = [
  ['strong', (style: CSSStyleDeclaration) => style.fontWeight === 'bold' || Number(style.fontWeight) >= 600],
  ['em', (style: CSSStyleDeclaration) => style.fontStyle === 'italic'],
  ['s', (style: CSSStyleDeclaration) => style.textDecoration.includes('line-through')],
  ['sup', (style: CSSStyleDeclaration) => style.verticalAlign === 'super'],
  ['sub', (style: CSSStyleDeclaration) => style.verticalAlign === 'sub'],
] as const;

const CODE_FONT = /mono|courier|consolas|menlo/i;

/**
 * Pasted HTML without the markup that word processors and web pages add. Parsing runs no scripts and loads nothing; the
 * editor's schema then drops unknown elements, and the server sanitises the text again.
 * @param site origin of the portal; pictures from its pages get their stored path
 */
export function cleanPaste(html: string, site: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html');
  for (const gone of body.querySelectorAll(
    'script,style,meta,link,title,noscript,template,svg,math,object,iframe',
  ))
    gone.remove();
  // Google Docs wraps everything in a `<b>` with normal weight.
  for (const bold of body.querySelectorAll<HTMLElement>('b[style],strong[style]'))
    if (['normal', '400'].includes(bold.style.fontWeight)) unwrap(bold);
  for (const span of body.querySelectorAll<HTMLElement>('span[style],font')) restyle(span);
  for (const node of body.querySelectorAll('*')) if (node.tagName.includes(':')) unwrap(node);
  pastedPictures(body, site);
  for (const title of body.querySelectorAll('p.MsoTitle')) retag(title, 'h2');
  wordLists(body);
  // Google Docs writes a list of a deeper level beside the item it belongs to.
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    if (list.previousElementSibling?.tagName === 'LI') list.previousElementSibling.append(list);
  for (const table of body.querySelectorAll('table')) headRow(table);
  for (const element of body.querySelectorAll('[class]:not(aside,blockquote,figure)'))
    element.removeAttribute('class');
  for (const element of body.querySelectorAll('[lang]'))
    if (element.tagName !== 'SPAN') element.removeAttribute('lang');
  for (const span of body.querySelectorAll('span[lang]:not([translate])')) unwrap(span);
  return body.innerHTML;
}

/** Puts a first row of `<th>` cells into a `<thead>`, which many pages leave out. */
function headRow(table: HTMLTableElement): void {
  const first = table.querySelector('tr');
  const isHead =
    first && first.children.length > 0 && [...first.children].every(({ tagName }) => tagName === 'TH');
  if (!isHead || table.querySelector('thead,[data-section]') || table.querySelectorAll('tr').length < 2)
    return;
  const head = table.ownerDocument.createElement('thead');
  head.append(first);
  table.prepend(head);
}

function restyle(span: HTMLElement): void {
  const isCode = CODE_FONT.test(span.style.fontFamily) && !span.closest('pre,code');
  const tags: string[] = STYLED.filter(([, isSo]) => isSo(span.style)).map(([tag]) => tag);
  if (isCode) tags.push('code');
  for (const tag of tags) {
    const wrapper = span.ownerDocument.createElement(tag);
    wrapper.append(...span.childNodes);
    span.append(wrapper);
  }
  unwrap(span);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function retag(element: Element, tag: string): void {
  const replacement = element.ownerDocument.createElement(tag);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}

import { wordLists } from './word-lists';

/** How Google Docs and Word write what the allow list has tags for. */
const STYLED = [
  ['strong', (style: CSSStyleDeclaration) => style.fontWeight === 'bold' || Number(style.fontWeight) >= 600],
  ['em', (style: CSSStyleDeclaration) => style.fontStyle === 'italic'],
  ['s', (style: CSSStyleDeclaration) => style.textDecoration.includes('line-through')],
  ['sup', (style: CSSStyleDeclaration) => style.verticalAlign === 'super'],
  ['sub', (style: CSSStyleDeclaration) => style.verticalAlign === 'sub'],
] as const;

const LOCAL_PICTURE = /^(?:file|data|blob|cid|x-apple|webkit-fake-url|about):/i;
const CODE_FONT = /mono|courier|consolas|menlo/i;

/**
 * Pasted HTML without what word processors and pages wrap around it. Read in a document that runs and fetches nothing;
 * the editor's schema then takes what it knows, and the server cleans the text again.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html');
  for (const gone of body.querySelectorAll(
    'script,style,meta,link,title,noscript,template,svg,math,object,iframe',
  ))
    gone.remove();
  // Google Docs wraps the whole in a bold that is none.
  for (const bold of body.querySelectorAll<HTMLElement>('b[style],strong[style]'))
    if (['normal', '400'].includes(bold.style.fontWeight)) unwrap(bold);
  for (const span of body.querySelectorAll<HTMLElement>('span[style],font')) restyle(span);
  for (const own of body.querySelectorAll('*')) if (own.tagName.includes(':')) unwrap(own);
  for (const picture of body.querySelectorAll('img'))
    if (LOCAL_PICTURE.test(picture.getAttribute('src') ?? '')) picture.remove();
  for (const title of body.querySelectorAll('p.MsoTitle')) retag(title, 'h2');
  wordLists(body);
  for (const element of body.querySelectorAll('[class]:not(aside,blockquote,figure)'))
    element.removeAttribute('class');
  for (const element of body.querySelectorAll('[lang]'))
    if (element.tagName !== 'SPAN') element.removeAttribute('lang');
  for (const span of body.querySelectorAll('span[lang]:not([translate])')) unwrap(span);
  return body.innerHTML;
}

function restyle(span: HTMLElement): void {
  const isCode = CODE_FONT.test(span.style.fontFamily) && !span.closest('pre,code');
  const tags: string[] = STYLED.filter(([, isSo]) => isSo(span.style)).map(([tag]) => tag);
  if (isCode) tags.push('code');
  for (const tag of tags) {
    const made = span.ownerDocument.createElement(tag);
    made.append(...span.childNodes);
    span.append(made);
  }
  unwrap(span);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function retag(element: Element, tag: string): void {
  const made = element.ownerDocument.createElement(tag);
  made.append(...element.childNodes);
  element.replaceWith(made);
}

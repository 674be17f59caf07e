const BULLET = /^[\s\u00a0]*(?:[·•§o▪◦-]|\uf0b7|\uf0a7)[\s\u00a0]+/;
const NUMBER = /^[\s\u00a0]*(?:\d{1,3}|[a-z]|[ivx]{1,5}|[一二三四五六七八九十]{1,3})[.)、．）][\s\u00a0]+/i;
const LEVEL = /mso-list:[^;"']*\blevel(\d)/i;

/** The lists that are open where a paragraph stands, the outermost first. */
type OpenLists = { list: HTMLElement; level: number }[];

/**
 * Turns Word's lists into real lists: paragraphs that begin with a bullet or a number, whose style says at which level
 * they stand. A list of a deeper level goes into the item before it.
 */
export function wordLists(body: HTMLElement): void {
  let open: OpenLists = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[class^=MsoList],p[style*=mso-list]')) {
    const text = paragraph.textContent ?? '';
    const isNumbered = NUMBER.test(text);
    if (!isNumbered && !BULLET.test(text)) continue;
    dropSign(paragraph, isNumbered ? NUMBER : BULLET);
    if (paragraph.previousElementSibling !== last) open = [];
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open = place(item, paragraph, isNumbered ? 'OL' : 'UL', open);
    last = open[0]?.list ?? null;
    paragraph.remove();
  }
}

/** Adds an item to the list of its level, or to a new one. @returns the lists that are open after it */
function place(item: HTMLElement, paragraph: HTMLElement, tag: 'OL' | 'UL', open: OpenLists): OpenLists {
  const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
  const around = open.filter((entry) => entry.level <= level);
  const current = around.at(-1);
  if (current?.level === level && current.list.tagName === tag) {
    current.list.append(item);
    return around;
  }
  const list = paragraph.ownerDocument.createElement(tag);
  list.append(item);
  const outer = around.filter((entry) => entry.level < level);
  const parent = outer.at(-1)?.list.lastElementChild;
  if (parent) parent.append(list);
  else paragraph.before(list);
  return [...outer, { list, level }];
}

/** Removes the bullet or number, which may be spread over several elements. */
function dropSign(paragraph: HTMLElement, sign: RegExp): void {
  let left = sign.exec(paragraph.textContent ?? '')?.[0].length ?? 0;
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    node.textContent = text.slice(left);
    left = Math.max(0, left - text.length);
  }
}

const BULLET = /^[\s\u00a0]*(?:[·•§o▪◦-]|\uf0b7|\uf0a7)[\s\u00a0]+/;
const NUMBER = /^[\s\u00a0]*(?:\d{1,3}|[a-z]|[ivx]{1,5}|[一二三四五六七八九十]{1,3})[.)、．）][\s\u00a0]+/i;

/** Turns Word's lists, paragraphs that begin with a bullet or a number, into real lists. */
export function wordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[class^=MsoList],p[style*=mso-list]')) {
    const text = paragraph.textContent ?? '';
    const isNumbered = NUMBER.test(text);
    if (!isNumbered && !BULLET.test(text)) continue;
    dropSign(paragraph, isNumbered ? NUMBER : BULLET);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const before = paragraph.previousElementSibling;
    const tag = isNumbered ? 'OL' : 'UL';
    if (before?.tagName === tag && before.hasAttribute('data-word')) {
      before.append(item);
      paragraph.remove();
    } else {
      const list = body.ownerDocument.createElement(tag);
      list.setAttribute('data-word', '');
      list.append(item);
      paragraph.replaceWith(list);
    }
  }
  for (const list of body.querySelectorAll('[data-word]')) list.removeAttribute('data-word');
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

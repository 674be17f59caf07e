import { originalAddress, PICTURE_SCALER } from '@/lib/platform/next/picture-scaler';

/** Pixels; pictures up to this size are icons in a line or tracking pixels. */
const TINY_SIDE = 32;
/** Attributes in which pages put the address of a picture that is loaded late. */
const LATE_ADDRESSES = ['data-src', 'data-original', 'data-lazy-src', 'data-actualsrc'];
const RETAINED = ['src', 'alt', 'width', 'height'];
const WORDS = 'p,h1,h2,h3,h4,h5,h6';
const BLOCKS = `${WORDS},div,section,article,main,center,figure,li,td,th,dd,dt,blockquote,aside,pre,caption,body`;

/** Turns the pictures of pasted HTML into figures with their address, size, alternative text and caption only. */
export function pastedPictures(body: HTMLElement, site: string): void {
  // HTML copied from this site's editor is already correct.
  if (body.querySelector('[data-pm-slice]')) return;
  for (const picture of body.querySelectorAll('img')) readPicture(picture, site);
  for (const figure of body.querySelectorAll<HTMLElement>('figure:not(.chart,.series,.player)')) {
    // Outer figures come first; an inner one may have been removed with them.
    if (figure.isConnected) tidyFigure(figure);
  }
  const lifted = new Set<Element>();
  for (const picture of body.querySelectorAll('img')) liftPicture(picture, lifted);
}

/** How many pictures of pasted HTML have an address that cannot be loaded, such as those of a word processor. */
export function countLost(html: string): number {
  return (
    html.match(/<(?:img|v:imagedata)\b[^>]*\bsrc=["']?(?:file|blob|cid|x-apple|webkit-fake-url):/gi) ?? []
  ).length;
}

function readPicture(picture: HTMLImageElement, site: string): void {
  const address = addressOf(picture, site);
  if (address === null || isTiny(picture)) {
    // An icon in a line, such as a smiley, becomes its alternative text.
    picture.replaceWith(isTiny(picture) ? (picture.getAttribute('alt') ?? '') : '');
    return;
  }
  picture.setAttribute('src', address);
  for (const { name, value } of [...picture.attributes])
    if (!RETAINED.includes(name) || (/^(?:width|height)$/.test(name) && !/^\d+$/.test(value)))
      picture.removeAttribute(name);
}

/** The address of a picture; for one of this site its stored path. Null for one that cannot be loaded. */
function addressOf(picture: HTMLImageElement, site: string): string | null {
  const src = picture.getAttribute('src') ?? '';
  const late = LATE_ADDRESSES.map((name) => picture.getAttribute(name) ?? '').find((candidate) =>
    /^(?:https?:)?\/\//.test(candidate),
  );
  const address = late ?? src;
  if (/^data:image\/(?:png|jpeg|gif);base64,/i.test(address)) return address;
  if (!/^(?:https?:)?\/\/|^\//i.test(address) || !URL.canParse(address, site)) return null;
  const url = new URL(address, site);
  if (url.origin !== site) return address.startsWith('/') ? url.href : address;
  const shown = url.pathname === PICTURE_SCALER ? (originalAddress(url.searchParams) ?? '') : url.pathname;
  return shown.startsWith('/uploads/') ? shown : null;
}

function isTiny(picture: HTMLImageElement): boolean {
  const side = (name: 'width' | 'height') =>
    Number.parseFloat(
      picture.style[name].endsWith('px') ? picture.style[name] : (picture.getAttribute(name) ?? ''),
    );
  return side('width') <= TINY_SIDE && side('height') <= TINY_SIDE;
}

/** Makes one figure of each picture in a figure; the first one gets the caption. */
function tidyFigure(figure: HTMLElement): void {
  const pictures = [...figure.querySelectorAll('img')];
  if (pictures.length === 0) {
    figure.replaceWith(...figure.childNodes);
    return;
  }
  const caption = figure.querySelector('figcaption');
  figure.replaceWith(
    ...pictures.map((picture, index) => {
      const pictureFigure = figureOf(picture);
      if (caption && index === 0) pictureFigure.append(caption);
      return pictureFigure;
    }),
  );
}

function figureOf(picture: HTMLImageElement): HTMLElement {
  const figure = picture.ownerDocument.createElement('figure');
  figure.append(picture);
  return figure;
}

/**
 * Moves a picture out of its paragraph: before the paragraph if no text precedes the picture, else after it. Pictures
 * in cells and list items are not moved.
 */
function liftPicture(picture: HTMLImageElement, lifted: Set<Element>): void {
  const block = picture.parentElement?.closest<HTMLElement>(BLOCKS);
  if (!block || block.matches('figure,li,td,th,dd,dt,pre,caption,aside.link-card')) return;
  if (!block.matches(WORDS)) {
    let part: Element = picture;
    while (part.parentElement && part.parentElement !== block) part = part.parentElement;
    const figure = part.ownerDocument.createElement('figure');
    part.before(figure);
    figure.append(picture);
    if (part !== picture && isBare(part)) part.remove();
    return;
  }
  const range = block.ownerDocument.createRange();
  range.setStart(block, 0);
  range.setEndBefore(picture);
  const isFirst = range.toString().trim() === '';
  const figure = figureOf(picture);
  if (isFirst) block.before(figure);
  else {
    // Several pictures of one paragraph keep their order.
    let last: Element = block;
    while (last.nextElementSibling && lifted.has(last.nextElementSibling)) last = last.nextElementSibling;
    last.after(figure);
    lifted.add(figure);
  }
  if (isBare(block)) block.remove();
}

function isBare(element: Element): boolean {
  return (element.textContent ?? '').trim() === '' && element.querySelector('img') === null;
}

import { Element, Text, isTag, type Document, type ParentNode } from 'domhandler';
import { appendChild, getElementsByTagName, replaceElement } from 'domutils';
import { isLongPicture } from '@/backend/contract/uploads/limits';
import { OUTWARD } from './links';
import { SCREEN_WIDTHS } from '@/lib/pictures/picture-sizes';
import { pictureAt } from '@/lib/pictures/stored-picture';

const FALLBACK_WIDTH = 828;
/** The widths of the text column: 684 px, or on phones the window's width without margins; in `rem` as style sheets are built. */
const SIZES = '(width >= 56.25rem) 42.75rem, calc(100vw - 2.5rem)';
const OWN = /^\/uploads\/[^?#]+$/;

/**
 * Offers this site's pictures in several sizes, long ones with a link to the file; a picture from any other site becomes a link, so that a page loads
 * nothing from third parties.
 */
export function rewritePictures(document: Document, label: string): void {
  for (const picture of getElementsByTagName('img', document, true)) {
    const src = picture.attribs['src'] ?? '';
    if (!OWN.test(src)) {
      replaceElement(picture, pictureAsText(picture, label));
      continue;
    }
    const [width, height] = [Number(picture.attribs['width']), Number(picture.attribs['height'])];
    Object.assign(picture.attribs, responsive(src, width || null));
    if (isLongPicture(width, height) && !isInside(picture, 'a')) linkToFile(picture, src, label);
  }
}

/** Source attributes in several widths, none much larger than the picture itself. */
function responsive(src: string, ownWidth: number | null): Record<string, string> {
  const enough = ownWidth === null ? -1 : SCREEN_WIDTHS.findIndex((width) => width >= ownWidth);
  const widths = enough < 0 ? SCREEN_WIDTHS : SCREEN_WIDTHS.slice(0, enough + 1);
  return {
    src: pictureAt(src, widths.findLast((width) => width <= FALLBACK_WIDTH) ?? FALLBACK_WIDTH),
    srcset: widths.map((width) => `${pictureAt(src, width)} ${width}w`).join(', '),
    sizes: SIZES,
    loading: 'lazy',
    decoding: 'async',
  };
}

/** A long picture is narrow on a phone: a press opens the file itself, which can be enlarged. */
function linkToFile(picture: Element, src: string, label: string): void {
  const name: Record<string, string> = picture.attribs['alt'] ? {} : { 'aria-label': label };
  const link = new Element('a', { href: src, ...name }, []);
  replaceElement(picture, link);
  appendChild(link, picture);
}

function pictureAsText(picture: Element, label: string): Element | Text {
  const { src, alt, lang } = picture.attribs;
  const text = new Text(alt || label);
  if (!src || isInside(picture, 'a')) return text;
  return new Element('a', { href: src, ...OUTWARD, ...(lang && { lang }) }, [text]);
}

function isInside(element: Element, name: string): boolean {
  for (let parent: ParentNode | null = element.parent; parent && isTag(parent); parent = parent.parent) {
    if (parent.name === name) return true;
  }
  return false;
}

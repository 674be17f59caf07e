import { pictureAddress } from '@/backend/contract/rich-text/address';

const PICTURE_ATTRIBUTES = ['src', 'alt', 'title', 'width', 'height'];

/** The attributes and the caption of a figure with one picture; null for any other figure. */
export function pictureParts(
  figure: HTMLElement,
): { attributes: Record<string, string | null>; content: HTMLElement } | null {
  const parts = [...figure.childNodes].filter(isSubstance);
  const [picture, caption] = parts;
  if (!(picture instanceof HTMLElement) || picture.tagName !== 'IMG' || !isAllowed(picture)) return null;
  if (parts.length > 2 || figure.attributes.length > 0) return null;
  if (picture.hasAttribute('lang') || picture.hasAttribute('translate')) return null;
  if (caption && !isCaption(caption)) return null;
  const attributes = PICTURE_ATTRIBUTES.map((name) => [name, picture.getAttribute(name)] as const);
  return { attributes: Object.fromEntries(attributes), content: captionParts(figure, caption) };
}

/** The caption and the table of a chart; null when the figure contains anything else, or these in another order. */
export function chartParts(figure: HTMLElement): HTMLElement | null {
  if (hasCopiedParts(figure)) return figure;
  const parts = [...figure.childNodes].filter(isSubstance);
  const table = parts.at(-1);
  const caption = parts.length === 2 ? parts[0] : undefined;
  if (!(table instanceof HTMLElement) || table.tagName !== 'TABLE' || parts.length > 2) return null;
  if (parts.length === 2 && !isCaption(caption)) return null;
  const content = captionParts(figure, caption);
  content.append(table.cloneNode(true));
  return content;
}

/** `<figcaption>words<small>credit</small></figcaption>` as two parts. */
function captionParts(figure: HTMLElement, caption: ChildNode | undefined): HTMLElement {
  if (caption instanceof HTMLElement && hasCopiedParts(caption)) return caption;
  const make = (part: string) => {
    const partElement = figure.ownerDocument.createElement('div');
    partElement.dataset['part'] = part;
    return partElement;
  };
  const [words, credit, content] = [make('caption'), make('credit'), make('both')];
  content.append(words, credit);
  if (!(caption instanceof HTMLElement)) return content;
  for (const { name, value } of caption.attributes) words.setAttribute(name, value);
  const copy = [...caption.childNodes].map((node) => node.cloneNode(true));
  const last = copy.at(-1);
  const isCredit =
    last instanceof HTMLElement &&
    last.tagName === 'SMALL' &&
    last.attributes.length === 0 &&
    !hasSmall(copy);
  words.append(...(isCredit ? copy.slice(0, -1) : copy));
  if (isCredit) credit.append(...last.childNodes);
  return content;
}

/** Whether the element was copied from an editor, so that its parts are named already. */
function hasCopiedParts(element: HTMLElement): boolean {
  return element.querySelector(':scope > div[data-part=caption] + div[data-part=credit]') !== null;
}

/** Whether there is a `<small>` before the last node; then the last one is not a credit but part of the text. */
function hasSmall(nodes: Node[]): boolean {
  return nodes
    .slice(0, -1)
    .some((node) => node instanceof HTMLElement && (node.tagName === 'SMALL' || node.querySelector('small')));
}

function isCaption(node: ChildNode | undefined): boolean {
  return node instanceof HTMLElement && node.tagName === 'FIGCAPTION';
}

function isSubstance(node: ChildNode): boolean {
  return node.nodeType !== 3 || node.textContent?.trim() !== '';
}

function isAllowed(picture: Element): boolean {
  return pictureAddress(picture.getAttribute('src') ?? '', undefined) !== null;
}

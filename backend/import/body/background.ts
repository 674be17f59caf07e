import type { Element } from 'domhandler';
import { lostPart } from './loss';
import { htmlOf } from './tree';

const BACKGROUND = /background(?:-image)?\s*:[^;]*?url\(\s*(['"]?)(?!data:)(.+?)\1\s*\)/i;

/**
 * An element with a picture in its background, which no text shows: it stays without it, and the picture is named unless
 * it is one of the text, too. Null for all others.
 * @param pictures the addresses of the text's pictures
 */
export function withoutBackground(element: Element, pictures: ReadonlySet<string>): string | null {
  const address = BACKGROUND.exec(element.attribs['style'] ?? '')?.[2];
  if (address === undefined || pictures.has(address)) return null;
  delete element.attribs['style'];
  return lostPart(`picture in a background: ${address}`) + htmlOf([element]);
}

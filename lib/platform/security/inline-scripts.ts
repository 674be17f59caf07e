import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/**
 * Stands in kept pages where the nonce stood: of the same length, because lengths are written into some of the data.
 */
const BLANK = 'x';

/** A page as it is kept: the nonce it was made with cannot be read from it. */
export interface SealedPage {
  html: string;
  /** `sha256-…` of every inline script that the framework itself wrote. */
  hashes: string[];
}

/**
 * Turns the nonce of a rendered page into hashes. Only scripts that carry the nonce are hashed: what found its way into
 * the text of the page carries none, and stays forbidden.
 */
export function sealPage(html: string, nonce: string): SealedPage {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    const isOwn = attributes.includes(` nonce="${nonce}"`) && !/ src=/.test(attributes);
    if (isOwn) hashes.add(hashScript(blankNonce(code, nonce)));
  }
  return { html: blankNonce(html.replaceAll(` nonce="${nonce}"`, ''), nonce), hashes: [...hashes] };
}

/** The same text, in which the nonce cannot be read. */
export function blankNonce(text: string, nonce: string): string {
  return text.replaceAll(nonce, BLANK.repeat(nonce.length));
}

/** The source expression of an inline script, without quotes. */
export function hashScript(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

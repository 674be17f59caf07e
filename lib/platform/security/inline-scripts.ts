import { createHash } from 'node:crypto';
import { builtScript } from '@/lib/platform/browser-scripts/built-script';
import { WAITING_TYPE } from '@/lib/platform/navigation/waiting-type';
import { ASYNC, IS_DATA, IS_LOADED, SCRIPT_PRELOADS, START_ID } from '@/lib/platform/next/page-html';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/**
 * Replaces the nonce in cached pages, repeated to the same length, because some of the data contains lengths.
 */
const BLANK = 'x';

/** A page prepared for the cache, without its nonce. */
export interface SealedPage {
  html: string;
  /** `sha256-…` of every inline script that the framework itself wrote. */
  hashes: string[];
}

/**
 * Replaces the nonce of a rendered page by hashes of its scripts. Only scripts with the nonce are hashed: a script
 * injected into the page's text has none, and stays forbidden.
 */
export function sealPage(html: string, nonce: string): SealedPage {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    const isOwn = attributes.includes(` nonce="${nonce}"`) && !/ src=/.test(attributes);
    if (isOwn) hashes.add(hashScript(blankNonce(code, nonce)));
  }
  return { html: blankNonce(html.replaceAll(` nonce="${nonce}"`, ''), nonce), hashes: [...hashes] };
}

/** The same text with the nonce overwritten. */
export function blankNonce(text: string, nonce: string): string {
  return text.replaceAll(nonce, BLANK.repeat(nonce.length));
}

/** The source expression of an inline script, without quotes. */
export function hashScript(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** A page's own scripts as one file. */
export interface ExternalScript {
  code: string;
  hash: string;
  address: string;
}

/** Marks pages that no search engine indexes: of members, orders and searches. Scripts render much of them. */
const IS_FILLED_BY_SCRIPTS = /<meta name="robots" content="noindex/;

/**
 * Moves the inline scripts of the framework (its data, and the script that starts it) into one file, and lets
 * the start script start all scripts on pages that can be read without them. Only scripts with the nonce are touched; all
 * others stay.
 * @param asFile returns the file for its code, in which the nonce is overwritten
 * @returns null for a page without such scripts
 */
export function moveScripts(
  html: string,
  nonce: string,
  asFile: (code: string) => ExternalScript,
): { html: string; script: ExternalScript } | null {
  const data: string[] = [];
  const start: string[] = [];
  const kindOf = (attributes: string, code: string) => {
    if (!attributes.includes(` nonce="${nonce}"`) || / src=/.test(attributes)) return null;
    if (attributes.includes(START_ID)) return start;
    return IS_DATA.test(code) ? data : null;
  };
  const canWait = !IS_FILLED_BY_SCRIPTS.test(html);
  const waiting = canWait ? ` type="${WAITING_TYPE}"` : '';
  const rest = (canWait ? html.replaceAll(SCRIPT_PRELOADS, '') : html).replace(
    SCRIPT,
    (whole: string, attributes: string, code: string) => {
      if (attributes.includes(` nonce="${nonce}"`) && IS_LOADED.test(attributes))
        return whole.replace(ASYNC, ASYNC + waiting);
      const pile = kindOf(attributes, code);
      pile?.push(code);
      return pile ? '' : whole;
    },
  );
  if (data.length === 0 || start.length === 0) return null;
  const script = asFile(blankNonce([...data, ...start].map((code) => `${code};`).join('\n'), nonce));
  const tag =
    `<script src="${script.address}" nonce="${nonce}" async=""${waiting}></script>` +
    (canWait ? `<script nonce="${nonce}">${builtScript('start-scripts')}</script>` : '');
  const end = rest.lastIndexOf('</body>');
  return end < 0 ? null : { html: rest.slice(0, end) + tag + rest.slice(end), script };
}

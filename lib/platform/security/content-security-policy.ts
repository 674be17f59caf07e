import { builtScript } from '@/lib/platform/browser-scripts/built-script';
import { hashScript } from './inline-scripts';

/** Which inline scripts of one page may run. */
export type AllowedScripts = { nonce: string } | { hashes: readonly string[] };

interface Site {
  isHttps: boolean;
  /** Whether the chat app's own script is loaded. */
  hasChatShare: boolean;
  /** Origins of the players in this page. */
  frames?: readonly string[];
  /** Whether pages of this site may show this page in a frame. */
  isInOwnFrame?: boolean;
}

const CHAT_SCRIPTS = 'https://res.wx.qq.com';
/** This script is the first in every document; see components/shell/html.tsx. */
const DOCUMENT_START_HASH = hashScript(builtScript('document-start'));

/**
 * The policy of a page: everything from this site only, no inline scripts except the page's own. Charts and pictures
 * use `style` attributes, so these are allowed; inline style elements are not.
 */
export function pagePolicy(
  scripts: AllowedScripts,
  { isHttps, hasChatShare, frames = [], isInOwnFrame = false }: Site,
): string {
  const inline = 'nonce' in scripts ? [`nonce-${scripts.nonce}`] : scripts.hashes;
  const chat = hasChatShare ? [CHAT_SCRIPTS] : [];
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    [
      'script-src',
      "'self'",
      ...[...new Set([DOCUMENT_START_HASH, ...inline])].map((source) => `'${source}'`),
      ...chat,
    ],
    ['style-src', "'self'"],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...chat],
    ['manifest-src', "'self'"],
    // The gate works without a network.
    ['worker-src', "'self'"],
    // A review shows the submitted draft as readers would see it; players are loaded when a reader presses.
    ['frame-src', "'self'", ...frames],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', isInOwnFrame ? "'self'" : "'none'"],
    ...(isHttps ? [['upgrade-insecure-requests'] as [string]] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The policy of what other sites show in a frame: inline styles, and the script that tells how high it is. */
export const EMBED_POLICY = `default-src 'none'; script-src '${hashScript(builtScript('embed-frame'))}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

/** The policy of a letter that the desk previews in a frame: its own style, no scripts, no pictures. */
export const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Addresses of letters that the desk previews. */
const LETTERS = /^\/api\/newsletters\/preview\/\d{1,15}\?/;

export function isLetterPreview(url: string): boolean {
  return LETTERS.test(url);
}

/** Addresses that other sites may frame. */
export const EMBEDS =
  /^(?:\/api\/data\/[\w-]{1,60}\.html|(?:\/(?:zh-hant|en))?\/embed\/[\w/-]{1,80})(?:\?|$)/;

export function isEmbed(url: string): boolean {
  return EMBEDS.test(url);
}

/** Addresses that pages of this site show in frames. */
const IN_OWN_FRAME = /^(?:\/(?:zh-hant|en))?\/desk\/review\/\d+\/shown(?:\?|$)/;

export function isInOwnFrame(url: string): boolean {
  return IN_OWN_FRAME.test(url);
}

/** The policy of everything that is not a page: it loads and runs nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

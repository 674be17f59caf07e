import sanitizeHtml from 'sanitize-html';
import { ownValue } from '@/backend/contract/own-value';
import { cleanAttributes } from './attributes';
import { escapeText } from './escape';
import { BLOCK_TAGS, MARK_TAGS, VOID_TAGS } from './tags';

/** Tags that are replaced by another one. `div` is a paragraph break for the builder and is never in the result. */
const ALIASES: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
  del: 's',
  strike: 's',
  ins: 'u',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  listing: 'pre',
  ...Object.fromEntries(
    // prettier-ignore
    ['section', 'article', 'header', 'footer', 'main', 'nav', 'address', 'center', 'details', 'summary', 'form',
      'fieldset', 'legend', 'caption', 'hgroup', 'dir', 'menu', 'body'].map((tag) => [tag, 'div']),
  ),
};

/** Tags that are removed with their text: it is code, a fallback or the label of a control. */
// prettier-ignore
const GONE_WITH_TEXT = ['script', 'style', 'template', 'noscript', 'iframe', 'noembed', 'noframes', 'svg', 'math',
  'title', 'head', 'textarea', 'select', 'option', 'optgroup', 'datalist', 'audio', 'video', 'canvas', 'xmp',
  'plaintext', 'applet', 'frameset'];

const ALLOWED = [...BLOCK_TAGS, ...MARK_TAGS, ...VOID_TAGS, 'p', 'div'];

/** No real text is nested deeper, and parsers slow down with the square of the depth. */
const MAX_INPUT_DEPTH = 1000;

class TooDeep extends Error {}

/**
 * The first pass: only allowed tags and attributes stay. Nesting is left to the builder. Input that is nested too deep
 * becomes plain text.
 */
export function clean(html: string, baseUrl: string | null | undefined): string {
  let depth = 0;
  try {
    return sanitizeHtml(html, {
      ...ALLOW_LIST,
      onOpenTag: () => {
        depth += 1;
        if (depth > MAX_INPUT_DEPTH) throw new TooDeep();
      },
      onCloseTag: () => void (depth -= 1),
      transformTags: {
        '*': (tag, attributes) => {
          const tagName = ownValue(ALIASES, tag) ?? tag;
          return { tagName, attribs: cleanAttributes(tagName, attributes, baseUrl) };
        },
      },
    });
  } catch (error) {
    if (error instanceof TooDeep) return escapeText(html.replace(/(?:<[^<>]*>\s*)+/g, ' ').trim());
    throw error;
  }
}

const ALLOW_LIST: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED,
  allowedAttributes: false,
  // cleanAttributes checks schemes, too, and has already dropped what this list would.
  allowedSchemes: ['http', 'https', 'mailto'],
  nonTextTags: GONE_WITH_TEXT,
  parser: { decodeEntities: true, lowerCaseTags: true },
};

import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { hashScript } from '@/lib/platform/security/inline-scripts';
import type { StoryParts } from './render-story';
import { type StoryAddress, writeStoryAddress } from './story-address';
import { scriptAddressIn, writeScriptAddress } from '@/lib/platform/cache/script-address';

/** What is put between the pieces of a shell: a part of the story, its script's address, or its address in a language. */
type Slot = Exclude<keyof StoryParts, 'data'> | 'script' | Locale;

/** A page without its story. */
export interface PageShell {
  /** The HTML before, between and after the slots. */
  pieces: string[];
  slots: Slot[];
  /** `sha256-…` of its inline scripts. */
  hashes: string[];
  /** The header `Vary` of its pages. */
  vary: string;
  /** A hash of its HTML. */
  hash: string;
}

/** A page as Next rendered it, with marks in place of its fragments. */
export interface NextPage {
  html: string;
  vary: string;
}

/** Hints for pictures stand before the styles, where React writes them. */
const STYLES = '<link rel="stylesheet"';
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
/** The element around the text; nothing after its end has such an element. */
const MAIN = /<main\b[^>]*>/;
const MAIN_END = '</main>';
/** What React writes between two texts, and sometimes after one that it waited for; a browser skips it. */
const SEPARATOR = '<!-- -->';
/** Stands for a slot while a page is cut; no text of a page has this character. */
const MARK = '\0';

/**
 * Cuts a story out of its page. What remains is the same for all stories of its kind and language. That the parts are
 * found there proves that this server renders the same bytes as Next.
 * @returns null when they are not: then nothing can be put into it
 */
export function cutShell(page: NextPage, story: StoryAddress, parts: StoryParts): PageShell | null {
  const address = writeStoryAddress(story);
  const script = scriptAddressIn(page.html);
  if (!script || page.html.includes(MARK)) return null;
  const main = mainOf(page.html);
  if (withoutSeparators(main) !== withoutSeparators(parts.main)) return null;
  const cutOut: [Slot, string][] = [
    ['main', main],
    ['metadata', parts.metadata],
    ['script', writeScriptAddress(script)],
  ];
  const hints = parts.hints + STYLES;
  let rest = page.html;
  for (const [slot, text] of cutOut) {
    const at = rest.indexOf(text);
    if (at < 0) return null;
    rest = rest.slice(0, at) + markOf(slot) + rest.slice(at + text.length);
  }
  if (!rest.includes(hints)) return null;
  rest = rest.replace(hints, () => markOf('hints') + STYLES);
  for (const locale of LOCALES)
    rest = rest.replaceAll(`"${writeStoryAddress({ ...story, locale })}"`, `"${markOf(locale)}"`);
  // An address in another form would lead to this story from all pages.
  if (rest.includes(writeStoryAddress({ ...story, locale: 'zh-Hans' }))) return null;
  const cut = rest.split(MARK);
  const shell = {
    pieces: cut.filter((_, index) => index % 2 === 0),
    slots: cut.filter((_, index) => index % 2 === 1) as Slot[],
    hashes: [...new Set([...rest.matchAll(INLINE_SCRIPT)].map(([, code = '']) => hashScript(code)))],
    vary: page.vary,
    hash: createHash('sha1').update(rest).digest('base64url'),
  };
  const again = fillShell(shell, story, parts, writeScriptAddress({ ...script, page: address }));
  return withoutSeparators(again) === withoutSeparators(page.html) ? shell : null;
}

function mainOf(html: string): string {
  const { 0: start = '', index = 0 } = MAIN.exec(html) ?? {};
  return html.slice(index + start.length, html.lastIndexOf(MAIN_END));
}

/** HTML by which two renderings of a page can be compared. */
export const withoutSeparators = (html: string): string => html.replaceAll(SEPARATOR, '');

const markOf = (slot: Slot): string => MARK + slot + MARK;

/** The page of a story, with marks in place of its fragments. @param script the address of its script */
export function fillShell(
  { pieces, slots }: PageShell,
  story: StoryAddress,
  parts: StoryParts,
  script: string,
): string {
  const addresses = Object.fromEntries(
    LOCALES.map((locale) => [locale, writeStoryAddress({ ...story, locale })]),
  ) as Record<Locale, string>;
  const texts: Record<Slot, string> = { ...parts, script, ...addresses };
  return pieces.map((piece, index) => piece + (slots[index] ? texts[slots[index]] : '')).join('');
}

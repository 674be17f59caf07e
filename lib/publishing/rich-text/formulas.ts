import { isTag, isText, type ChildNode, type ParentNode, type Text } from 'domhandler';
import { append, filter, removeElement } from 'domutils';
import { parseDocument } from 'htmlparser2';
import temml from 'temml';
import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';

/**
 * `$$…$$` and `\[…\]` are blocks, `\(…\)` and `$…$` inline. `$…$` must contain `\`, `^` or `_`, unlike dollar amounts.
 */
const FORMULA =
  /\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|(?<![\\$\w])\$(?=[^\s$])([^$\n]*[\\^_][^$\n]*)(?<=[^\s\\])\$(?![\d$])/;
/** In characters; a longer formula stays text. */
const MAX_LENGTH = 2000;
const CODE = new Set(['code', 'pre']);
/** The beginning of temml's output for a command it does not know. */
const UNKNOWN = 'color:#b22222';

/**
 * Replaces formulas in TeX by MathML, which browsers and screen readers support without scripts. Invalid formulas stay
 * as text.
 */
export function drawFormulas(document: ParentNode): void {
  for (const text of filter(isText, document))
    if (isText(text) && /[$\\]/.test(text.data) && !isInCode(text)) replaceFormulas(text);
}

function isInCode(node: ChildNode): boolean {
  for (let above = node.parent; above && isTag(above); above = above.parent)
    if (CODE.has(above.name)) return true;
  return false;
}

function replaceFormulas(text: Text): void {
  let html = '';
  let rest = text.data;
  let isFound = false;
  for (let match = FORMULA.exec(rest); match; match = FORMULA.exec(rest)) {
    const [whole, display, bracket, inline, dollar] = match;
    const tex = (display ?? bracket ?? inline ?? dollar ?? '').trim();
    const formula = toMathMl(tex, Boolean(display ?? bracket));
    isFound ||= formula !== null;
    html += escapeText(rest.slice(0, match.index)) + (formula ?? escapeText(whole));
    rest = rest.slice(match.index + whole.length);
  }
  if (!isFound) return;
  const nodes = parseDocument(html + escapeText(rest)).children;
  for (const node of nodes.toReversed()) append(text, node);
  removeElement(text);
}

/** Null when it is not a valid formula. Style and class attributes are removed. */
function toMathMl(tex: string, isDisplay: boolean): string | null {
  if (tex.length > MAX_LENGTH) return null;
  try {
    const mathMl = temml.renderToString(tex, { displayMode: isDisplay, throwOnError: true });
    if (mathMl.includes(UNKNOWN)) return null;
    return mathMl
      .replace(/ (?:style|class)="[^"]*"/g, '')
      .replace('<math', `<math alttext="${escapeAttribute(tex)}"`);
  } catch {
    return null;
  }
}

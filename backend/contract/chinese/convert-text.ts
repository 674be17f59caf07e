import render from 'dom-serializer';
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { MARK_TAGS } from '@/backend/contract/rich-text/tags';
import { convertWords } from './convert-words';
import { deskPhrases, deskTerms } from './desk-terms';
import { correct, termsOf, type Words } from './glossary';
import { ConvertedTexts } from './converted-texts';
import { type PhraseTable, phraseTable, withPhrases } from './phrase-table';
import { ProtectedWords } from './protected-words';
import { hasHan, quoteAs } from './quotes';
import type { Script } from './script';
import { clearWords } from './words';

/** One table for the process: route bundles load this module more than once. A table takes some 100 ms and 10 MB. */
interface Conversions {
  tables: Partial<Record<Script, PhraseTable>>;
  stored: ConvertedTexts;
  /** The version of the desk's dictionary that these were made with. */
  terms: number;
}
const holder = globalThis as { lianxunConversions?: Conversions };
const conversions = (holder.lianxunConversions ??= { tables: {}, stored: new ConvertedTexts(), terms: 0 });

/** Elements whose text is never converted. */
const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style']);
/** Attributes with text a reader sees; the `data-` ones are the unit and a highlighted row of a chart. */
const WORDED_ATTRIBUTES = ['alt', 'title', 'data-unit', 'data-highlight'];
const NO_WORDS: Words = {};
const protectedWords = new ProtectedWords();

/**
 * Plain text in another Chinese script. Protected words, addresses and code-like runs are unchanged. `words` are the
 * editor's own conversions for this text; they come before the glossary, which comes before the dictionaries.
 */
export function convertText(text: string, to: Script, words: Words = NO_WORDS): string {
  if (text === '') return text;
  return current().stored.get(keyOf(to, words), text, () => {
    const table = (conversions.tables[to] ??= tableOf(to));
    const guarded = words === NO_WORDS ? protectedWords : new ProtectedWords(words);
    const converted = guarded.apply(text, (run) => correct(convertWords(run, table, to === 'zh-Hans'), to));
    return hasHan(text) ? quoteAs(converted, to) : converted;
  });
}

/** The conversions by the desk's dictionary as it is now. */
function current(): Conversions {
  const { version } = deskTerms();
  if (conversions.terms !== version) {
    Object.assign(conversions, { tables: {}, stored: new ConvertedTexts(), terms: version });
    clearWords();
  }
  return conversions;
}

/** The table of a script, with the desk's words over all others; the longest phrase at a place decides. */
function tableOf(to: Script): PhraseTable {
  const table = phraseTable(to, termsOf(to));
  const phrases = [...deskPhrases(deskTerms().terms, to)].map(([phrase, form]): [string, string] => [
    phrase,
    form ?? convertWords(phrase, table, to === 'zh-Hans'),
  ]);
  return phrases.length === 0 ? table : withPhrases(table, phrases);
}

/** Clean HTML in another Chinese script: text nodes and `WORDED_ATTRIBUTES` only. */
export function convertHtml(html: string, to: Script, words: Words = NO_WORDS): string {
  if (html === '') return html;
  return current().stored.get(`html:${keyOf(to, words)}`, html, () => {
    const document = parseDocument(html);
    walk(document.children, to, words);
    return render(document, { encodeEntities: 'utf8' });
  });
}

/** `isChinese`: the sentence around an inline tag is Chinese, so quotation marks in the tag are Chinese, too. */
function walk(nodes: ChildNode[], to: Script, words: Words, isChinese = false): void {
  for (const node of nodes) {
    if (isText(node)) {
      const converted = convertText(node.data, to, words);
      node.data = isChinese ? quoteAs(converted, to) : converted;
    }
    if (!isTag(node) || isVerbatim(node)) continue;
    for (const name of WORDED_ATTRIBUTES) {
      const text = node.attribs[name];
      if (text) node.attribs[name] = convertText(text, to, words);
    }
    const isInline = MARK_TAGS.includes(node.name);
    walk(node.children, to, words, isInline ? isChinese : hasHan(textContent(node)));
  }
}

/** Code, other languages, and names marked as such. */
function isVerbatim({ name, attribs }: Element): boolean {
  const isForeign = attribs.lang !== undefined && !attribs.lang.startsWith('zh');
  return VERBATIM.has(name) || isForeign || attribs.translate === 'no';
}

function keyOf(to: Script, words: Words): string {
  return words === NO_WORDS ? to : `${to}:${JSON.stringify(words)}`;
}

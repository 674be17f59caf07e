import 'server-only';
import { Converter } from 'opencc-js/cn2t';
import { Converter as ToSimplified } from 'opencc-js/t2cn';
import render from 'dom-serializer';
import { isTag, isText, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { correct, protectedPattern } from './glossary';
import { KeptTexts } from './kept-texts';

/** A script a Chinese page is shown in. */
export type Script = 'zh-Hans' | 'zh-Hant' | 'zh-Hant-HK';
type Convert = (text: string) => string;

const makers: Record<Script, () => Convert> = {
  'zh-Hans': () => ToSimplified({ from: 'twp', to: 'cn' }),
  'zh-Hant': () => Converter({ from: 'cn', to: 'twp' }),
  'zh-Hant-HK': () => Converter({ from: 'cn', to: 'hk' }),
};
const converters: Partial<Record<Script, Convert>> = {};
const kept = new KeptTexts();

/** Elements whose text is never converted. */
const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style']);

/** Plain text in another Chinese script. Protected words, addresses and code-like runs stay as they are. */
export function convertText(text: string, to: Script): string {
  if (text === '') return text;
  return kept.get(to, text, () => {
    const convert = (converters[to] ??= makers[to]());
    const pattern = protectedPattern();
    return text
      .split(pattern)
      .map((part, index) => (index % 2 === 1 ? part : correct(convert(part))))
      .join('');
  });
}

/** Clean HTML in another Chinese script: text nodes and picture descriptions only. */
export function convertHtml(html: string, to: Script): string {
  if (html === '') return html;
  return kept.get(`html:${to}`, html, () => {
    const document = parseDocument(html);
    walk(document.children, to);
    return render(document, { encodeEntities: 'utf8' });
  });
}

function walk(nodes: ChildNode[], to: Script): void {
  for (const node of nodes) {
    if (isText(node)) node.data = convertText(node.data, to);
    if (!isTag(node) || VERBATIM.has(node.name) || (node.attribs.lang && !node.attribs.lang.startsWith('zh'))) continue;
    if (node.attribs.alt) node.attribs.alt = convertText(node.attribs.alt, to);
    walk(node.children, to);
  }
}

import { type ChildNode, isTag, isText } from 'domhandler';

const SKIPPED = new Set(['script', 'style', 'head', 'code', 'pre', 'svg', 'time', 'textarea', 'math']);
/** Elements that end a line of text. */
const BLOCKS = new Set(
  'p div li ul ol dl dt dd section article main nav header footer aside h1 h2 h3 h4 table tr td th caption figure figcaption form label button option summary'.split(
    ' ',
  ),
);

/** Marks the border between two elements of one line; it is no space and no part of a number. */
const JOINT = '\u200b';

/** A line of text of a page, with its language. */
export interface Line {
  lang: string;
  text: string;
}

/** The lines of a page, each with the language of its element. */
export function linesOf(nodes: ChildNode[], lang = ''): Line[] {
  const lines: Line[] = [];
  let text = '';
  const end = () => {
    if (/\d/.test(text)) lines.push({ lang, text: text.replace(/\s+/g, ' ').trim() });
    text = '';
  };
  for (const node of nodes) {
    if (isText(node)) text += node.data;
    if (!isTag(node) && !('children' in node)) continue;
    if (isTag(node) && SKIPPED.has(node.name)) continue;
    const nodeLang = isTag(node) ? (node.attribs['lang'] ?? lang) : lang;
    const within = linesOf(node.children, nodeLang);
    if (nodeLang === lang && within.length === 1 && isTag(node) && !BLOCKS.has(node.name)) {
      text += JOINT + (within[0]?.text ?? '') + JOINT;
      continue;
    }
    end();
    lines.push(...within);
  }
  end();
  return lines;
}

const IN_ALL: [name: string, breach: RegExp][] = [
  ['a hyphen for a minus', /(?:^|[\s(（：])-\d/],
  ['no comma from ten thousand on', /(?<![\d.,#/:_a-z-])\d{5,}(?![\d/:_a-z-])/i],
  ['a space before the sign of percent', /\d\s+%/],
  ['the wide sign of percent', /\d％/],
];
const IN_ENGLISH: typeof IN_ALL = [
  ['a number counted in Chinese', /\d\s*[万亿萬億]|US\$100m|10,000 BTC/],
  ['a space before bn or m', /\d\s+(?:bn|tn)\b/],
  ['money in millions or billions, spelt out', /[$€£]\s?[\d.,]+\s+(?:[mb]illion|trillion)\b/],
];
const IN_CHINESE: typeof IN_ALL = [
  ['a number counted in English', /\d\s*(?:bn|million|billion)\b/],
  ['a space before 万 or 亿', /\d\s+[万亿萬億]/],
  ['a dollar sign with 亿 or 万', /\$\s*[\d.,]+\s*[万亿萬億]/],
];

/** The rules of the house style for numbers that a line breaks. */
export function breachesOf({ lang, text }: Line): string[] {
  const languageRules = lang.startsWith('zh') ? IN_CHINESE : lang.startsWith('en') ? IN_ENGLISH : [];
  return [...IN_ALL, ...languageRules].flatMap(([name, breach]) =>
    breach.test(text) ? `${name}: ${text.slice(0, 90)}` : [],
  );
}

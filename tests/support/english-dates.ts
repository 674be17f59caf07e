import { isTag, isText, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
/** Forms of dates other than `22 Nov 2026`: month first, in digits only, or with a comma before the year. */
const OTHER_FORMS = [
  new RegExp(`(?<!\\d )\\b${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?!:)`, 'g'),
  new RegExp(`\\b\\d{1,2} ${MONTH},? \\d{4}\\b`, 'g'),
  /\b\d{4}[-/](?:0\d|1[0-2])[-/][0-3]\d\b/g,
  /(?<![\d/])(?:0\d|1[0-2])\/[0-3]\d(?![\d/])/g,
];
/** A date in running text may have the name of the month in full. */
const RIGHT = /^\d{1,2} [A-Z][a-z]+ \d{4}$/;

/** The dates of an English page that are written in another form than `22 Nov 2026`. */
export function otherDateForms(html: string): string[] {
  const text = textOf(parseDocument(html).children);
  return OTHER_FORMS.flatMap((form) => text.match(form) ?? []).filter((date) => !RIGHT.test(date));
}

/**
 * The text that readers see, with blocks on lines of their own. Scripts, code and text in other languages are left out.
 */
function textOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node) || /^(?:script|style|code|pre|template)$/.test(node.name)) return '\n';
      const { lang = 'en' } = node.attribs;
      if (lang !== 'en') return '\n';
      const text = textOf(node.children);
      return /^(?:span|b|i|em|strong|wbr|a)$/.test(node.name) ? text : `\n${text}\n`;
    })
    .join('');
}

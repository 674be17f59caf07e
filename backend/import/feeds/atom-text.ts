import { textToHtml } from '@/backend/import/text/paragraphs';
import { htmlToLine, oneLine } from '@/backend/import/text/plain';
import { unescapedOnce } from './twice-escaped';
import { innerHtml } from '@/backend/import/xml/to-html';
import { attribute, elements, textOf, type XmlElement } from '@/backend/import/xml/node';

/** Entities that nobody means to show; `&lt;` may be the subject of a text. */
const ENTITY = /&(amp|quot|nbsp|#\d{2,6}|#x[\da-f]{2,5});/i;
/** A text that begins and ends as HTML does, whose type was forgotten. */
const MARKUP = /^\s*<(p|div|ul|ol|table|figure|blockquote|h[1-6]|img|a)\b[\s\S]*(<\/[a-z1-6]+>|\/>)\s*$/i;

type Form = 'text' | 'html' | 'xhtml' | 'other';

/** An Atom text construct as one line of plain text, decoded according to its type. */
export function atomLine(element: XmlElement | null): string {
  if (!element) return '';
  const { form, content } = atomContent(element);
  // An entity in plain text was escaped twice.
  const isPlain = form === 'text' && !(attribute(element, 'type') === '' && ENTITY.test(content));
  return isPlain
    ? oneLine(content)
    : htmlToLine(
        form === 'text' ? content.replace(/&([lg]t;)/g, '&amp;$1').replaceAll('<', '&lt;') : content,
      );
}

/** An Atom text construct as HTML. */
export function atomHtml(element: XmlElement | null): string {
  if (!element) return '';
  const { form, content } = atomContent(element);
  if (form === 'other') return '';
  if (form === 'html') return unescapedOnce(content);
  const isMarkup = form === 'text' && attribute(element, 'type') === '' && MARKUP.test(content);
  return form === 'text' && !isMarkup ? textToHtml(content) : content;
}

function atomContent(element: XmlElement): { form: Form; content: string } {
  const form = formOf(element);
  if (attribute(element, 'mode') === 'base64') {
    const content = Buffer.from(textOf(element), 'base64').toString('utf8');
    return { form: form === 'xhtml' || /<[a-z]|&\w+;/i.test(content) ? 'html' : form, content };
  }
  if (form === 'xhtml') return { form, content: innerHtml(element, 'literal') };
  // Elements inside plain text: the type attribute was forgotten.
  const hasMarkup = elements(element).length > 0;
  if (form === 'text' && hasMarkup) return { form: 'xhtml', content: innerHtml(element, 'literal') };
  return { form, content: hasMarkup ? innerHtml(element, 'escaped') : textOf(element) };
}

/** Atom 1.0 has the types text, html and xhtml; Atom 0.3 has a media type and a mode. */
function formOf(element: XmlElement): Form {
  const type = attribute(element, 'type').toLowerCase();
  const mode = attribute(element, 'mode');
  if (type === 'xhtml' || type === 'application/xhtml+xml') return 'xhtml';
  if (type === 'html' || type === 'text/html') return mode === 'xml' ? 'xhtml' : 'html';
  if (type === '' || type === 'text' || type === 'text/plain')
    return mode === 'escaped' && type === '' ? 'html' : 'text';
  return 'other';
}

import { textToHtml } from '@/backend/import/text/paragraphs';
import { htmlToLine, oneLine } from '@/backend/import/text/plain';
import { innerHtml } from '@/backend/import/xml/to-html';
import { attribute, elements, textOf, type XmlElement } from '@/backend/import/xml/node';

type Form = 'text' | 'html' | 'xhtml' | 'other';

/** An Atom text construct as one line of plain text, decoded according to its type. */
export function atomLine(element: XmlElement | null): string {
  if (!element) return '';
  const { form, content } = atomContent(element);
  return form === 'text' ? oneLine(content) : htmlToLine(content);
}

/** An Atom text construct as HTML. */
export function atomHtml(element: XmlElement | null): string {
  if (!element) return '';
  const { form, content } = atomContent(element);
  if (form === 'other') return '';
  return form === 'text' ? textToHtml(content) : content;
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

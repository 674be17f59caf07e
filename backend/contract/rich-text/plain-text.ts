import { Parser } from 'htmlparser2';

const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'pre',
  'tr',
  'figcaption',
  'br',
  'hr',
  'dt',
  'dd',
  'aside',
]);

/** The text of clean HTML, with line breaks between blocks. */
export function plainText(html: string): string {
  let text = '';
  const parser = new Parser(
    {
      ontext: (chunk) => void (text += chunk),
      onopentagname: (name) => void (BLOCKS.has(name) && (text += '\n')),
      onclosetag: (name) => void (name === 'td' || name === 'th' ? (text += ' ') : 0),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

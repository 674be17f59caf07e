import { Parser } from 'htmlparser2';
import { escapeStrayBrackets } from '@/backend/import/xml/stray-brackets';

/** Names that are tags in a title; others are text, as in `List<String>`. */
// prettier-ignore
const HTML_TAGS = new Set(['a', 'abbr', 'acronym', 'b', 'bdi', 'bdo', 'big', 'blockquote', 'br', 'center', 'cite',
  'code', 'del', 'dfn', 'div', 'em', 'embed', 'figure', 'figcaption', 'font', 'form', 'frame', 'frameset', 'h1', 'h2',
  'h3', 'h4', 'h5', 'h6', 'head', 'hr', 'html', 'body', 'i', 'iframe', 'img', 'input', 'ins', 'kbd', 'label', 'li',
  'link', 'mark', 'meta', 'object', 'applet', 'ol', 'p', 'pre', 'q', 's', 'samp', 'script', 'section', 'small', 'span',
  'strike', 'strong', 'style', 'sub', 'sup', 'svg', 'math', 'table', 'tbody', 'td', 'textarea', 'th', 'thead', 'tr',
  'tt', 'u', 'ul', 'video', 'audio', 'blink', 'marquee', 'button', 'select', 'option', 'base', 'wbr', 'noscript']);
const CODE = new Set(['script', 'style', 'template', 'textarea', 'noscript', 'svg', 'math', 'iframe']);
/** Tags that do not separate words. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup tt u wbr'.split(
    ' ',
  ),
);

/** The text of HTML on one line: without tags and scripts, with entities decoded once. */
export function htmlToLine(written: string): string {
  const html = escapeStrayBrackets(written);
  let text = '';
  let hidden = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (CODE.has(name)) hidden += 1;
        else if (!HTML_TAGS.has(name)) text += html.slice(parser.startIndex, parser.endIndex + 1);
        else if (!INLINE.has(name)) text += ' ';
      },
      onclosetag: (name) => {
        if (CODE.has(name)) hidden -= 1;
        else if (HTML_TAGS.has(name) && !INLINE.has(name)) text += ' ';
      },
      ontext: (chunk) => void (hidden === 0 && (text += chunk)),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return oneLine(text);
}

const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f\ufffe\uffff\ud800-\udfff]/gu;

/** Text on one line, without control characters and surrounding space. */
export function oneLine(text: string): string {
  return text.replace(CONTROL, '').replace(/\s+/g, ' ').trim();
}

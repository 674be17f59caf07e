import type { WrittenBlock } from '@/backend/contract/newsletters/written-issue';
import { footUrls, type IssueMail, placeholder, storyUrl } from './issue-mail';
import { fill, issueWords } from './words';

const COLUMNS = 72;
const RULE = '-'.repeat(37);
/** Characters that take two columns in a fixed font: Han, kana, Hangul, full width. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** What must not begin a line. */
const CLOSING = /^[，。、；：？！」』）》”’…—%,.;:?!)\]]/u;
/** A word that is not cut, or one character of Chinese. */
const PIECES = /\s+|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]+|[\s\S]/gu;

/** How many columns a text takes in a fixed font. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);

/** Lines of at most so many columns, the later ones indented. Addresses are never cut. */
export function wrap(text: string, indent = '', columns = COLUMNS): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    const isFull = widthOf(line + piece.trimEnd()) > columns - (CLOSING.test(piece) ? 0 : 2);
    if (isFull && line.trim() !== '' && !CLOSING.test(piece)) {
      lines.push(line.trimEnd());
      line = indent + piece.trimStart();
    } else line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** An issue as plain text of at most 72 columns, except for addresses. */
export function issueText(mail: IssueMail): string {
  const { locale, site, name, date, text } = mail;
  const words = issueWords[locale];
  const urls = footUrls(mail);
  const colon = locale === 'en' ? ': ' : ' ';
  const values = { name, site, day: placeholder('day'), address: placeholder('address') };
  return [
    `${site} ${name}`,
    date,
    RULE,
    '',
    ...wrap(text.subject),
    ...(text.intro ? wrap(text.intro) : []),
    ...text.blocks.flatMap((block) => ['', ...blockText(block, mail)]),
    '',
    RULE,
    ...wrap(fill(words.why, values)),
    fill(words.to, values),
    `${words.leave}${colon}${urls.leave}`,
    `${words.preferences}${colon}${urls.preferences}`,
    `${words.onPage}${colon}${urls.onPage}`,
    ...wrap(fill(words.who, values)),
    '',
  ].join('\n');
}

function blockText(block: WrittenBlock, { siteUrl, locale }: IssueMail): string[] {
  switch (block.kind) {
    case 'text':
      return block.text.split('\n').flatMap((line) => wrap(line));
    case 'numbers':
      return [
        `[${issueWords[locale].numbers}]`,
        ...block.list.map(({ name, value, unit, change }) =>
          [pad(name, 24), pad(`${value} ${unit}`.trim(), 20), change].join(' ').trimEnd(),
        ),
      ];
    case 'story': {
      const badge = block.is_important ? `${issueWords[locale].important} ` : '';
      return [
        ...wrap(`${block.time} ${badge}${block.title}`, '      '),
        ...(block.line ? wrap(`      ${block.line}`, '      ') : []),
        `      ${storyUrl(siteUrl, block.story, block.id)}`,
      ];
    }
  }
}

const pad = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)));

import { Marked } from 'marked';
import { withDelimiterRows } from './bare-tables';
import { formulas } from './formulas';

const marked = new Marked({ gfm: true, async: false }).use({ extensions: [formulas] });
/**
 * CommonMark reads `**提示：**文字` as literal asterisks, because the closing ones are between punctuation and a letter.
 * Chinese has no space there, so such emphasis becomes a tag before parsing.
 */
const CHINESE_STRONG =
  /\*\*(?=\S)([^*\n]*?[\p{Script=Han}！-／：-＠、-〟（）「」“”‘’…—》])\*\*(?=[\p{L}\p{N}])/gu;
/** The same for `_…_` inside a Chinese sentence. */
const CHINESE_EM = /(?<=[\p{Script=Han}，。、：；（])_(?=\S)([^_\n`]+?)_(?=[\p{Script=Han}，。、：；）])/gu;
/** Docusaurus and kramdown put heading ids into the text. */
const HEADING_ID = /^(#{1,6} .*?)\s*\{#[\w-]+\}\s*$/gm;

/** GitHub-flavoured Markdown as HTML. Raw HTML is kept; callers have to sanitise the result. */
export function renderMarkdown(markdown: string): string {
  const source = outsideCode(markdown, (text) =>
    withDelimiterRows(text)
      .replace(HEADING_ID, '$1')
      .replace(CHINESE_STRONG, '<strong>$1</strong>')
      .replace(CHINESE_EM, '<em>$1</em>'),
  );
  return marked.parse(source, { async: false });
}

/** The text without its first heading, if that repeats the title. */
export function withoutTitle(markdown: string, title: string): string {
  const [whole, heading = ''] = FIRST_HEADING.exec(markdown) ?? [];
  return whole !== undefined && bare(heading) === bare(title) ? markdown.slice(whole.length) : markdown;
}

/** A first-level heading at the beginning of a text; also the old `#Title` without a space. */
export const FIRST_HEADING = /^\s*#(?!#)[^\S\n]*([^\n]+?)[^\S\n]*#*[^\S\n]*(?:\{#[\w-]+\})?[^\S\n]*(?:\n|$)/;

function bare(text: string): string {
  return text.replace(/[\s\p{P}]/gu, '').toLowerCase();
}

const CODE = /(^(?:```|~~~)[\s\S]*?^(?:```|~~~)|`[^`\n]+`)/gm;

function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(CODE)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}

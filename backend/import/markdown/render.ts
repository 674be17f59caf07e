import { Marked } from 'marked';
import { withDelimiterRows } from './bare-tables';
import { formulas } from './formulas';

const marked = new Marked({ gfm: true, async: false }).use({ extensions: [formulas] });
/**
 * CommonMark takes `**提示：**文字` for literal asterisks, because the closing ones stand between punctuation and a
 * letter. Chinese sets no space there, so emphasis that ends in Chinese punctuation is closed by hand.
 */
const CHINESE_STRONG =
  /\*\*(?=\S)([^*\n]*?[\p{Script=Han}！-／：-＠、-〟（）「」“”‘’…—》])\*\*(?=[\p{L}\p{N}])/gu;
/** The same for `_…_` inside a Chinese sentence. */
const CHINESE_EM = /(?<=[\p{Script=Han}，。、：；（])_(?=\S)([^_\n`]+?)_(?=[\p{Script=Han}，。、：；）])/gu;
/** Docusaurus and kramdown put heading ids into the text. */
const HEADING_ID = /^(#{1,6} .*?)\s*\{#[\w-]+\}\s*$/gm;

/** GitHub-flavoured Markdown as HTML. Raw HTML passes: the sanitiser comes after. */
export function renderMarkdown(markdown: string): string {
  const source = outsideCode(markdown, (text) =>
    withDelimiterRows(text)
      .replace(HEADING_ID, '$1')
      .replace(CHINESE_STRONG, '<strong>$1</strong>')
      .replace(CHINESE_EM, '<em>$1</em>'),
  );
  return marked.parse(source, { async: false });
}

/** The text without a first heading that repeats the title. */
export function withoutTitle(markdown: string, title: string): string {
  const [whole, heading = ''] = FIRST_HEADING.exec(markdown) ?? [];
  return whole !== undefined && bare(heading) === bare(title) ? markdown.slice(whole.length) : markdown;
}

/** The first heading when nothing stands before it; also the old `#Title` without a space. */
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

import { Marked } from 'marked';
import { lostPart } from '@/backend/import/body/loss';
import { noteList } from '@/backend/import/body/notes';
import { withDelimiterRows } from './bare-tables';
import { mapOutsideCode } from './code';
import { withFootnotes } from './footnotes';
import { formulas } from './formulas';
import { withoutSiteTags } from './site-tags';

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

/**
 * GitHub-flavoured Markdown as HTML, with footnotes and the tags of site generators. Raw HTML is kept; callers have to
 * sanitise the result.
 */
export function renderMarkdown(markdown: string): string {
  const { text, notes } = withFootnotes(withoutSiteTags(markdown));
  const list = notes.map(({ id, html }) => ({
    id,
    html: toHtml(html).replace(/^<p>([\s\S]*)<\/p>\n?$/, alone),
  }));
  return withoutDeadReferences(toHtml(text) + noteList(list));
}

/** A note of a single paragraph stands in its entry without one. */
function alone(whole: string, inner: string): string {
  return inner.includes('<p>') ? whole : inner;
}

function toHtml(markdown: string): string {
  const source = mapOutsideCode(markdown, (text) =>
    withDelimiterRows(text)
      .replace(HEADING_ID, '$1')
      .replace(CHINESE_STRONG, '<strong>$1</strong>')
      .replace(CHINESE_EM, '<em>$1</em>'),
  );
  return marked.parse(source, { async: false });
}

const PREFORMATTED = /(<pre\b[\s\S]*?<\/pre>)/;
/** `[words][name]` with an undefined name, which therefore stays unchanged. */
const DEAD_REFERENCE = /(?<![\w\]])\[((?:(?!\]\[)[^[\]\n])+)\]\[([^[\]\n]{0,80})\]/g;

/** Links by a name that the text does not explain become their words, and are named as lost. */
function withoutDeadReferences(html: string): string {
  return html
    .split(PREFORMATTED)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(DEAD_REFERENCE, (whole, words: string, name: string) =>
            /^\d+$/.test(words) || /^<\/?code/.test(words) !== /<\/code>$/.test(words)
              ? whole
              : `${words}${lostPart(`link "${words.replace(/<[^>]*>/g, '')}" to [${name}], which has no address`)}`,
          ),
    )
    .join('');
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

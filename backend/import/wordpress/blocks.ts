import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import { lostPart } from '@/backend/import/body/loss';
import { closedPart } from '@/backend/import/body/restricted';
import { audienceOf, isMemberWidget } from '@/backend/import/body/restriction-names';
import { withParagraphs } from '@/backend/import/text/paragraphs';
import { blockAttributes, readersOf, type BlockAttributes } from './block-attributes';
import { footnoteList } from './footnotes';
import { galleryOf, type PostContext } from './post-context';

const BLOCK = /<!--\s*(\/)?wp:([a-z][\w/-]*)\s*(\{(?:(?!-->)[\s\S])*\})?\s*(\/)?-->/gi;
const MAX_REUSE = 5;
/** What Jetpack puts where the text for members begins. */
const REST_FOR_MEMBERS = '<!--members-only-->';
/** Blocks that may be empty without loss. */
// prettier-ignore
const EMPTY = new Set(['paragraph', 'heading', 'list', 'list-item', 'quote', 'spacer', 'separator', 'more', 'nextpage',
  'column', 'columns', 'group', 'html', 'freeform', 'classic', 'buttons', 'button', 'table', 'code', 'preformatted', 'verse',
  'shortcode', 'details', 'media-text', 'image', 'gallery', 'row', 'stack', 'missing']);

interface OpenBlock {
  name: string;
  attributes: BlockAttributes;
  html: string;
}

/** The content of the block editor as HTML; blocks for members are left out, and blocks without content are named. */
export function blocksToHtml(content: string, post: PostContext, reuse = 0): string {
  const open: OpenBlock[] = [{ name: '', attributes: {}, html: '' }];
  const add = (html: string) => {
    const top = open.at(-1);
    if (top) top.html += html;
  };
  const close = () => {
    const block = open.pop();
    if (block) add(blockHtml(block, post, reuse));
  };
  let at = 0;
  for (const match of content.matchAll(BLOCK)) {
    const [whole, end, written = '', json, self] = match;
    const name = written.toLowerCase().replace(/^core\//, '');
    add(content.slice(at, match.index));
    at = match.index + whole.length;
    if (end) {
      const opened = open.findLastIndex((block) => block.name === name);
      while (opened > 0 && open.length > opened) close();
    } else {
      open.push({ name, attributes: blockAttributes(json), html: '' });
      if (self) close();
    }
  }
  add(content.slice(at));
  while (open.length > 1) close();
  return open[0]?.html ?? '';
}

function blockHtml({ name, attributes, html }: OpenBlock, post: PostContext, reuse: number): string {
  const label = `block ${name}`;
  if (name === 'jetpack/paywall') return html + REST_FOR_MEMBERS;
  const readers = readersOf(attributes);
  if (readers === 'nobody') return closedPart(`${label}, hidden at its site`, html, post.gated);
  const audience = readers === 'members' ? readers : audienceOf(name);
  if (audience === 'members')
    return isMemberWidget(name) && isBlank(html) ? lostPart(label) : closedPart(label, html, post.gated);
  if (audience === 'visitors') return html + lostPart(`${label} was for visitors only`, 'changed');
  const rule = name.startsWith('core-embed/') ? embed : Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  const converted = rule?.(html, attributes, post, reuse) ?? html;
  if (!isBlank(converted) || EMPTY.has(name)) return converted;
  return `${converted}${lostPart(`${label} ${attributes.url ?? ''}`.trim())}`;
}

type BlockRule = (
  html: string,
  attributes: BlockAttributes,
  post: PostContext,
  reuse: number,
) => string | null;

/** An address to be shown as a player, with its caption, on one line; HTML that has more than an address stays. */
const embed: BlockRule = (html, { url }) => {
  const [caption = ''] = /<figcaption\b[\s\S]*?<\/figcaption>/i.exec(html) ?? [];
  const rest = html
    .replace(caption, '')
    .replace(/<\/?(figure|div)\b[^>]*>/gi, '')
    .trim();
  const address = rest === '' ? url : /^https?:\/\/\S+$/i.test(rest) ? rest : undefined;
  return address
    ? `<figure class="wp-block-embed">${address.replace(/[<>"]/g, '')}${caption}</figure>`
    : null;
};

/** Blocks whose HTML does not contain all of their content; null leaves a block unchanged. */
const RULES: Record<string, BlockRule> = {
  footnotes: (_, __, post) => footnoteList(post),
  freeform: (html) => withParagraphs(html),
  gallery: (html, { ids }, post) =>
    /<img\b/i.test(html) || !ids ? null : galleryOf(ids, post, 'block gallery'),
  image: (html, { id }, post) => (/<img\b/i.test(html) || !id ? null : galleryOf([id], post, 'block image')),
  cover: (html, { url }) =>
    !url || /<(img|video)\b/i.test(html)
      ? null
      : `<figure><img src="${escapeAttribute(url)}" alt=""></figure>${html}`,
  embed,
  'social-link': (_, { url, service }) =>
    url ? `<li><a href="${escapeAttribute(url)}">${escapeText(service ?? url)}</a></li>` : null,
  block: (_, { ref }, post, reuse) => {
    const text = post.parts.blocks.get(ref ?? '');
    if (text === undefined || reuse >= MAX_REUSE)
      return lostPart(`block ${ref ?? ''}: the reusable block is in no file of this run`);
    return blocksToHtml(text, post, reuse + 1);
  },
};

/** Whether HTML shows nothing, such as the empty wrapper of a block that the site fills for each visitor. */
function isBlank(html: string): boolean {
  return (
    html
      .replace(/<(?!img|iframe|audio|video|embed|object|svg|hr|table|form|input|lost-part)[^>]*>/gi, '')
      .trim() === ''
  );
}

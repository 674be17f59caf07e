import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import { lostPart } from '@/backend/import/body/loss';
import { noteNumber } from '@/backend/import/body/notes';
import { playerOf } from '@/backend/import/body/players';
import {
  attachedTo,
  galleryOf,
  kindOf,
  mediaOf,
  pictureOf,
  type FileKind,
  type PostContext,
} from './post-context';
import { tableOf } from './tables';

interface Shortcode {
  name: string;
  attributes: Record<string, string>;
  /** The content as HTML, its own shortcodes converted. */
  inner: string;
  /** As written, for the report. */
  label: string;
}

type ShortcodeRule = (shortcode: Shortcode, post: PostContext) => string;

const PICTURE = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i;
const quiet: ShortcodeRule = ({ inner }) => inner;
const quote: ShortcodeRule = ({ inner }) => `<blockquote>${inner}</blockquote>`;
const code: ShortcodeRule = ({ inner }) => `<pre>${inner.replace(/^\n|\n$/g, '')}</pre>`;
const section = ({ attributes, inner }: Pick<Shortcode, 'attributes' | 'inner'>): string =>
  `${attributes['title'] ? `<h4>${escapeText(attributes['title'])}</h4>` : ''}${inner}`;

/** Languages of code, as a highlighter of WordPress names its shortcodes. */
const LANGUAGES = 'php python js javascript css xml bash java sql cpp rust go solidity'.split(' ');
/** Names that are only words in brackets when they have no end. */
export const PAIRED: ReadonlySet<string> = new Set([...LANGUAGES, 'latex', 'tooltip', 'expand', 'pullquote']);

/** The shortcodes of WordPress and of widely used plugins that the rich text has a form for. */
export const SHORTCODES: Record<string, ShortcodeRule> = {
  gallery,
  caption,
  wp_caption: caption,
  embed: embedded,
  audio: (shortcode, post) => played(shortcode, 'audio', post),
  video: (shortcode, post) => played(shortcode, 'video', post),
  playlist,
  table: tableOf,
  'table-info': ({ label }) => lostPart(label),
  youtube: (shortcode) => embedded(withPage(shortcode, 'https://www.youtube.com/watch?v=')),
  vimeo: (shortcode) => embedded(withPage(shortcode, 'https://vimeo.com/')),
  bilibili: (shortcode) => embedded(withPage(shortcode, 'https://www.bilibili.com/video/')),
  videopress: (shortcode) => embedded(withPage(shortcode, 'https://videopress.com/v/')),
  wpvideo: (shortcode) => embedded(withPage(shortcode, 'https://videopress.com/v/')),
  tweet: (shortcode) => embedded(withPage(shortcode, 'https://twitter.com/i/status/')),
  soundcloud: embedded,
  spotify: embedded,
  instagram: embedded,
  footnote: withNote,
  ref: withNote,
  fn: withNote,
  mfn: withNote,
  efn_note: withNote,
  vc_single_image: pictureById,
  et_pb_image: ({ attributes, label }) =>
    attributes['src']
      ? `<figure><img src="${escapeAttribute(attributes['src'])}" alt="${escapeAttribute(attributes['alt'] ?? '')}"></figure>`
      : lostPart(label),
  button: linked,
  su_button: linked,
  btn: linked,
  quote,
  blockquote: quote,
  su_quote: quote,
  pullquote: quote,
  code,
  sourcecode: code,
  crayon: code,
  ...Object.fromEntries(LANGUAGES.map((name) => [name, code])),
  latex: ({ inner }) => `\\(${inner.trim()}\\)`,
  tooltip: ({ attributes, inner }) =>
    `${inner}${attributes['text'] ? `（${escapeText(attributes['text'])}）` : ''}`,
  expand: section,
  accordion_item: section,
  tabby: ({ attributes }) => section({ attributes, inner: '' }),
  tabbyending: quiet,
  'pdf-embedder': embedded,
  pdfviewer: embedded,
  embedyt: embedded,
  arve: embedded,
  su_youtube: embedded,
  su_vimeo: embedded,
  su_video: embedded,
  vc_video: embedded,
  et_pb_video: embedded,
  lyte: (shortcode) => embedded(withPage(shortcode, 'https://www.youtube.com/watch?v=')),
  fusion_youtube: (shortcode) => embedded(withPage(shortcode, 'https://www.youtube.com/watch?v=')),
  fusion_vimeo: (shortcode) => embedded(withPage(shortcode, 'https://vimeo.com/')),
  dailymotion: (shortcode) => embedded(withPage(shortcode, 'https://www.dailymotion.com/video/')),
  gist: (shortcode) => embedded(withPage(shortcode, 'https://gist.github.com/')),
  vc_gallery: ({ attributes, label }, post) =>
    galleryOf(idsOf(attributes['images']), post, label) || lostPart(label),
  fusion_imageframe: ({ inner, label }) =>
    /^\s*https?:[^\s<]+\s*$/.test(inner)
      ? `<figure><img src="${escapeAttribute(inner.trim())}"></figure>`
      : inner || lostPart(label),
  toggle: section,
  spoiler: section,
  su_spoiler: section,
  tab: section,
  su_tab: section,
  vc_tta_section: section,
  more: quiet,
  nextpage: quiet,
  'contact-form': ({ label }) => lostPart(label),
  'contact-form-7': ({ label }) => lostPart(label),
};

/** Shortcodes that only place what is in them. */
const LAYOUT =
  /^(vc_(row|column|section|column_text|row_inner|column_inner|tta_\w+)|et_pb_(section|row|column|text|row_inner|column_inner)|fusion_\w*(row|column|container|text)|row|columns?|col|container|section|(one|two|three)[_-](half|third|fourth|fifth|thirds|fourths)\w*|su_(row|column|tabs|accordion)|tabs|accordion|clear|center|align\w*|dropcap|highlight)$/;

/** Whether a shortcode says only where and how its content stands. */
export function isLayout(name: string): boolean {
  return LAYOUT.test(name);
}

function idsOf(list: string | undefined): string[] {
  return (list ?? '').split(/[\s,，]+/).filter((id) => /^\d+$/.test(id));
}

function gallery({ attributes, label }: Shortcode, post: PostContext): string {
  const ids = idsOf(attributes['ids'] ?? attributes['include']);
  if (ids.length > 0) return galleryOf(ids, post, label);
  const excluded = new Set(idsOf(attributes['exclude']));
  const pictures = attachedTo({ ...post, id: attributes['id'] ?? post.id }, 'picture').filter(
    ([id]) => !excluded.has(id),
  );
  if (pictures.length === 0) return lostPart(`${label}: no file of this run has pictures of this post`);
  return pictures.map(([, picture]) => pictureOf(picture)).join('');
}

function caption({ attributes, inner }: Shortcode): string {
  const [, picture, rest = ''] = PICTURE.exec(inner.replace(/^\s*<p>\s*|\s*<\/p>\s*$/g, '')) ?? [];
  const written = attributes['caption'] ?? '';
  if (!picture) return inner + (written === '' ? '' : `<p>${written}</p>`);
  const words = rest.trim() || written;
  return `<figure>${picture}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>`;
}

function withPage({ attributes, inner, ...rest }: Shortcode, page: string): Shortcode {
  const written = inner.trim() || (attributes['url'] ?? attributes['id'] ?? attributes['0'] ?? '');
  const address = /^https?:/i.test(written) || written === '' ? written : `${page}${written}`;
  return { ...rest, attributes: { ...attributes, url: address }, inner: '' };
}

function embedded({ attributes, inner, label }: Shortcode): string {
  const written =
    inner.replace(/<[^>]*>/g, '').trim() ||
    (attributes['url'] ?? attributes['src'] ?? attributes['link'] ?? attributes['0'] ?? '');
  const address = /https?:\/\/[^\s<[\]"]+/i.exec(written)?.[0];
  if (!address) return lostPart(label);
  const words = escapeText(address);
  return playerOf(address)
    ? `<figure class="wp-block-embed">${words}</figure>`
    : `<a href="${escapeAttribute(address)}">${words}</a>`;
}

function played({ attributes, inner, label }: Shortcode, kind: 'audio' | 'video', post: PostContext): string {
  const values = Object.values(attributes);
  const address =
    attributes['src'] ??
    values.find((value) => kindOf(value) === kind) ??
    /https?:\/\/[^\s<[\]"]+/i.exec(inner)?.[0] ??
    attributes['0'];
  if (!address) {
    const [file] = attachedTo(post, kind);
    return file ? mediaOf(file[1]) : lostPart(`${label}: no file of this run has what it plays`);
  }
  if (playerOf(address) || kindOf(address) === 'file')
    return embedded({ name: kind, attributes: { url: address }, inner: '', label });
  const attached = [...post.parts.attachments.values()].find((attachment) => attachment.address === address);
  const poster = attributes['poster'] ? ` poster="${escapeAttribute(attributes['poster'])}"` : '';
  return `<${kind} src="${escapeAttribute(address)}" title="${escapeAttribute(attributes['title'] ?? attached?.title ?? '')}"${poster}></${kind}>`;
}

function playlist({ attributes, label }: Shortcode, post: PostContext): string {
  const kind: FileKind = attributes['type'] === 'video' ? 'video' : 'audio';
  const ids = idsOf(attributes['ids'] ?? attributes['include']);
  const files =
    ids.length > 0 ? ids.map((id) => [id, post.parts.attachments.get(id)] as const) : attachedTo(post, kind);
  if (files.length === 0) return lostPart(`${label}: no file of this run has what it plays`);
  return files
    .map(([id, file]) =>
      file ? mediaOf(file) : lostPart(`${label}: the attachment ${id} is in no file of this run`),
    )
    .join('');
}

function withNote({ inner, label }: Shortcode, post: PostContext): string {
  if (inner.trim() === '') return lostPart(label);
  const number = post.footnotes.size + post.notes.length + 1;
  post.notes.push({ id: `shortcode-${number}`, html: inner });
  return noteNumber(`shortcode-${number}`, number);
}

function pictureById({ attributes, label }: Shortcode, post: PostContext): string {
  return galleryOf(idsOf(attributes['image']), post, label) || lostPart(label);
}

function linked({ attributes, inner, label }: Shortcode): string {
  const address = attributes['url'] ?? attributes['link'] ?? attributes['href'];
  if (!address) return inner + lostPart(label);
  return `<p><a href="${escapeAttribute(address)}">${inner || escapeText(attributes['text'] ?? attributes['title'] ?? address)}</a></p>`;
}

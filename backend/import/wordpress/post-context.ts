import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import type { GatedParts } from '@/backend/import/body/restricted';
import { lostPart } from '@/backend/import/body/loss';
import type { Note } from '@/backend/import/body/notes';
import type { Attachment, SiteParts } from './parts';

/** What the parts of a post need to know of the post. */
export interface PostContext {
  /** The id of the post; empty when unknown. */
  id: string;
  parts: SiteParts;
  gated: GatedParts;
  /** The notes of the block editor by their id, in their order. */
  footnotes: Map<string, Note>;
  /** Notes of shortcodes, in the order of the text. Converting the text fills it. */
  notes: Note[];
}

/** Files uploaded to a post, in their order. */
export function attachedTo({ id, parts }: PostContext, kind: FileKind): [string, Attachment][] {
  if (id === '' || id === '0') return [];
  return [...parts.attachments]
    .filter(([, { parent, address }]) => parent === id && kindOf(address) === kind)
    .sort(([, a], [, b]) => a.order - b.order);
}

export type FileKind = 'picture' | 'audio' | 'video' | 'file';

const KINDS: [FileKind, RegExp][] = [
  ['picture', /\.(jpe?g|png|gif|webp|avif|bmp|heic|tiff?|svg)(\?|$)/i],
  ['audio', /\.(mp3|m4a|ogg|oga|wav|flac|wma|aac|opus)(\?|$)/i],
  ['video', /\.(mp4|m4v|webm|ogv|flv|mov|wmv|avi|mkv)(\?|$)/i],
];

export function kindOf(address: string): FileKind {
  return KINDS.find(([, pattern]) => pattern.test(address))?.[0] ?? 'file';
}

/** Pictures of a gallery as figures; ids that no file of the run has are named. */
export function galleryOf(ids: readonly string[], { parts }: PostContext, label: string): string {
  return ids
    .map((id) => {
      const attachment = parts.attachments.get(id);
      return attachment
        ? pictureOf(attachment)
        : lostPart(`${label}: the attachment ${id} is in no file of this run`);
    })
    .join('');
}

/** An attachment as a figure with its caption. */
export function pictureOf({ address, alt, caption, title }: Attachment): string {
  const words = alt || caption.replace(/<[^>]*>/g, '') || title;
  const note = caption.trim() === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure><img src="${escapeAttribute(address)}" alt="${escapeAttribute(words)}">${note}</figure>`;
}

/** An attachment that is played or opened. */
export function mediaOf({ address, title, caption }: Attachment): string {
  const kind = kindOf(address);
  const name = title || caption;
  if (kind !== 'audio' && kind !== 'video')
    return `<p><a href="${escapeAttribute(address)}">${escapeText(name || address)}</a></p>`;
  return `<${kind} src="${escapeAttribute(address)}" title="${escapeAttribute(name)}"></${kind}>`;
}

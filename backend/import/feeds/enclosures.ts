import { escapeAttribute } from '@/backend/contract/rich-text/escape';
import type { Loss } from '@/backend/import/body/loss';
import { webAddress } from '@/backend/import/text/web-address';
import { attribute, elements, type XmlElement } from '@/backend/import/xml/node';
import { isPicture } from './picture';

const AUDIO_FILE = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)(\?|$)/i;
const VIDEO_FILE = /\.(mp4|m4v|webm|mov)(\?|$)/i;

/** A file beside an entry. */
export interface Enclosure {
  address: string;
  /** Media type; empty for none. */
  type: string;
}

/** The files beside an entry that are no pictures. */
export function enclosuresOf(entry: XmlElement, base: string | null): Enclosure[] {
  const media = [entry, ...elements(entry, 'media:group')].flatMap((parent) => elements(parent));
  return media.flatMap((element) => {
    const isLink = element.key === 'link' && attribute(element, 'rel') === 'enclosure';
    const address = webAddress(attribute(element, 'url') || attribute(element, 'href'), base);
    if (!address || isPicture(element, address)) return [];
    if (isLink || element.key === 'enclosure') return [{ address, type: attribute(element, 'type') }];
    const type = attribute(element, 'type') || `${attribute(element, 'medium')}/`;
    return element.key === 'media:content' && /^(audio|video)\//.test(type) ? [{ address, type }] : [];
  });
}

/**
 * A text with what can be played of the files beside it, such as the episode of a podcast, and the other files, whose
 * addresses are named because they do not arrive. What the text has itself is not repeated.
 */
export function withEnclosures(
  body: string,
  enclosures: readonly Enclosure[],
): { body: string; losses: Loss[] } {
  const seen = new Set<string>();
  let whole = body;
  const losses: Loss[] = [];
  for (const { address, type } of enclosures) {
    if (seen.has(address)) continue;
    seen.add(address);
    const tag = playerTag(address, type.toLowerCase());
    if (tag === null) losses.push({ kind: 'lost', what: `file beside the text: ${address}`, place: '' });
    else if (!body.includes(address) && !body.includes(escapeAttribute(address)))
      whole += `<${tag} src="${escapeAttribute(address)}"></${tag}>`;
  }
  return { body: whole, losses };
}

function playerTag(address: string, type: string): 'audio' | 'video' | null {
  if (type.startsWith('audio/') || AUDIO_FILE.test(address)) return 'audio';
  return type.startsWith('video/') || VIDEO_FILE.test(address) ? 'video' : null;
}

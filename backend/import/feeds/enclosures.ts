import { escapeAttribute } from '@/backend/contract/rich-text/escape';
import { readPlayer } from '@/backend/contract/rich-text/players';
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
    const isPlayed = /^(audio|video)\//.test(type) || readPlayer(address) !== null;
    return /^media:(content|player)$/.test(element.key) && isPlayed ? [{ address, type }] : [];
  });
}

/**
 * A text with what can be played of the files beside it, such as the episode of a podcast, and the other files, whose
 * addresses are named because they do not arrive. What the text has itself is not repeated.
 */
export function withEnclosures(
  body: string,
  enclosures: readonly Enclosure[],
  { title, others }: { title: string; others: readonly string[] },
): { body: string; losses: Loss[]; audio: string[] } {
  const seen = new Set<string>();
  let whole = body;
  const losses: Loss[] = [];
  const audio: string[] = [];
  for (const address of others)
    if (!hasPicture(body, address))
      losses.push({ kind: 'lost', what: `picture beside the text: ${address}`, place: '' });
  for (const { address, type } of enclosures) {
    if (seen.has(address)) continue;
    seen.add(address);
    const tag = playerTag(address, type.toLowerCase());
    if (tag === 'audio') audio.push(address);
    if (readPlayer(address)) {
      if (!body.includes(address)) whole += `<iframe src="${escapeAttribute(address)}"></iframe>`;
    } else if (tag === null)
      losses.push({ kind: 'lost', what: `file beside the text: ${address}`, place: '' });
    else if (!body.includes(address) && !body.includes(escapeAttribute(address)))
      whole += `<${tag} src="${escapeAttribute(address)}"${titleOf(address, title)}></${tag}>`;
  }
  return { body: whole, losses, audio };
}

/** Whether a text has a picture, perhaps in another size. */
function hasPicture(body: string, address: string): boolean {
  const path = address.replace(/^https?:/, '').replace(/[?#].*$/, '');
  return body.includes(path) || body.includes(escapeAttribute(path));
}

/** The title of an entry for a file whose address says nothing; a file with a name keeps it. */
function titleOf(address: string, title: string): string {
  const isNamed = AUDIO_FILE.test(address) || VIDEO_FILE.test(address);
  return isNamed || title === '' ? '' : ` title="${escapeAttribute(title)}"`;
}

function playerTag(address: string, type: string): 'audio' | 'video' | null {
  if (type.startsWith('audio/') || AUDIO_FILE.test(address)) return 'audio';
  return type.startsWith('video/') || VIDEO_FILE.test(address) ? 'video' : null;
}

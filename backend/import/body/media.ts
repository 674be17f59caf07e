import type { Element } from 'domhandler';
import { linkCard } from './link-card';
import { lostPart } from './loss';
import { playerFigure } from './player-figure';
import { allTags, around, firstTag, lineOf } from './tree';

/**
 * A frame, player or embedded file as the player the rich text has, or as a link card.
 * @param title known from around it, or empty
 */
export function playerCard(element: Element, baseUrl: string | null, title = ''): string {
  const { attribs } = element;
  const address = addressOf(element);
  const written = attribs['title'] ?? attribs['aria-label'] ?? '';
  if (address === '') return lostPart(`<${element.name}> without an address`);
  const words =
    title || written.trim() || captionAround(element) || insteadOf(element) || fileName(element, address);
  const figure = playerFigure(address, words);
  if (figure) return figure;
  const kind = KINDS[element.name] ?? 'player';
  const tracks = allTags(element, 'track').map(({ attribs }) =>
    lostPart(`subtitles of a video: ${attribs['src'] ?? attribs['label'] ?? ''}`),
  );
  return (
    tracks.join('') +
    lostPart(`${kind} is a link card: ${address}`, 'changed') +
    linkCard({ href: address, title: words, picture: attribs['poster'] ?? '' }, baseUrl)
  );
}

const KINDS: Record<string, string> = { audio: 'audio file', video: 'video file' };

/** Where players keep the address of what they play. */
const ADDRESSES = [
  'src',
  'data-src',
  'data-lazy-src',
  'data-litespeed-src',
  'data',
  'url',
  'data-url',
  'srcdoc-url',
];

function addressOf(element: Element): string {
  const isReal = (address: string | undefined) =>
    address !== undefined && !/^\s*($|about:|data:|javascript:)/i.test(address);
  const late = ['data-src', 'data-lazy-src', 'data-litespeed-src']
    .map((name) => element.attribs[name])
    .find(isReal);
  const direct = late ?? ADDRESSES.map((name) => element.attribs[name]).find(isReal);
  if (direct) return direct.trim();
  const source = allTags(element, 'source').find(({ attribs }) => isReal(attribs['src']));
  const parameter = allTags(element, 'param').find(({ attribs }) =>
    /^(movie|src|url)$/i.test(attribs['name'] ?? ''),
  );
  const inner = firstTag(element, 'embed', 'iframe', 'a');
  return (
    source?.attribs['src'] ??
    parameter?.attribs['value'] ??
    inner?.attribs['src'] ??
    inner?.attribs['href'] ??
    ''
  ).trim();
}

/** The caption of the figure around a player that has nothing else in it; empty for none. */
function captionAround(element: Element): string {
  const figure = around(element, 'figure');
  if (!figure || firstTag(figure, 'img', 'table')) return '';
  return lineOf(firstTag(figure, 'figcaption'));
}

/** The words of the link in a document for programs that cannot show it; empty for none. */
function insteadOf(element: Element): string {
  return element.name === 'object' ? lineOf(firstTag(element, 'a')) : '';
}

/** The name of an audio or video file; empty for other players. */
function fileName(element: Element, address: string): string {
  if (element.name !== 'audio' && element.name !== 'video') return '';
  const [, name = ''] = /([^/?#]+)(?:[?#].*)?$/.exec(address) ?? [];
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

import type { Element } from 'domhandler';
import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import { linkAddress, pictureAddress } from '@/backend/contract/rich-text/address';
import { lostPart } from './loss';
import { playerOf } from './players';
import { allTags, firstTag, hasClass } from './tree';

interface Card {
  href: string;
  /** Plain; empty for an unknown title. */
  title: string;
  text?: string;
  /** Words under the card instead of the name of the site. */
  site?: string;
  /** Address of a picture, or empty. */
  picture?: string;
  pictureAlt?: string;
}

/**
 * A card that links to what cannot be shown here. Without an address that can be opened, the title and a mark of what was
 * lost remain.
 */
export function linkCard(
  { href, title, text = '', site, picture = '', pictureAlt = '' }: Card,
  baseUrl: string | null,
): string {
  const player = playerOf(withScheme(href));
  const address = linkAddress(player?.href ?? href, baseUrl);
  if (!address)
    return `${paragraph(escapeText(title))}${lostPart(`link without an address: ${title || href}`)}`;
  const pic = pictureAddress(picture, baseUrl);
  const caption = title.trim() || shown(address);
  return [
    '<aside class="link-card">',
    pic ? `<p><img src="${escapeAttribute(pic)}" alt="${escapeAttribute(pictureAlt || caption)}"></p>` : '',
    `<p><a href="${escapeAttribute(address)}"><strong>${escapeText(caption)}</strong></a></p>`,
    paragraph(escapeText(text.trim())),
    `<p><small>${escapeText(site?.trim() || (player?.site ?? hostOf(address)))}</small></p></aside>`,
  ].join('');
}

/** The first card or player among what an element holds after its conversion; null for none. */
export function cardIn(element: Element): Element | null {
  const players = allTags(element, 'figure').filter((figure) => hasClass(figure, 'player'));
  return firstTag(element, 'aside') ?? players[0] ?? null;
}

function paragraph(html: string): string {
  return html === '' ? '' : `<p>${html}</p>`;
}

function withScheme(address: string): string {
  return address.trim().startsWith('//') ? `https:${address.trim()}` : address.trim();
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

/** An address as words: without its scheme. */
function shown(address: string): string {
  return address.replace(/^(https?:\/\/(www\.)?|mailto:)/, '').replace(/\/$/, '');
}

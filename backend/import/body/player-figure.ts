import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import { playerPage, readPlayer } from '@/backend/contract/rich-text/players';

/**
 * The figure of a player that the rich text has, by the address of its frame or its page; null for a site whose players
 * are not shown. Readers load it by a press; elsewhere it is a link to the page.
 * @param title plain; empty for an unknown one
 */
export function playerFigure(address: string, title: string): string | null {
  const written = address.trim().replace(/^\/\//, 'https://');
  const player = readPlayer(written);
  if (!player) return null;
  const { site, id, start } = player;
  const page = playerPage(player);
  const seconds = start > 0 ? ` data-start="${start}"` : '';
  const words = title.trim() || page.replace(/^https:\/\/(?:www\.)?/, '');
  return (
    `<figure class="player" data-site="${site}" data-id="${escapeAttribute(id)}"${seconds}>` +
    `<figcaption><a href="${escapeAttribute(page)}">${escapeText(words)}</a></figcaption></figure>`
  );
}

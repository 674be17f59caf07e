import type { Element } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { isPlayerId, isPlayerSite, type Player } from '@/backend/contract/rich-text/players';

/** A player of another site that a text shows. */
export interface PlayerMention {
  player: Player;
  /** The title the writer gave it; may be empty. */
  title: string;
}

/** The player that `<figure class="player" data-site="…" data-id="…">` names; null for any other figure. */
export function readPlayerMention(figure: Element): PlayerMention | null {
  const { class: kind, 'data-site': site = '', 'data-id': id = '', 'data-start': start } = figure.attribs;
  if (kind !== 'player' || !isPlayerSite(site) || !isPlayerId(site, id)) return null;
  const [caption] = getElementsByTagName('figcaption', figure, true);
  const title = caption ? textContent(caption).replace(/\s+/g, ' ').trim() : '';
  return { player: { site, id, start: Number(start ?? 0) }, title };
}

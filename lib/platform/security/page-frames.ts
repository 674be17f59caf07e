import { isPlayerSite, PLAYER_SITES, playerOrigin } from '@/backend/contract/rich-text/players';

/** Stored with a cached page: the sites whose players are in its texts. The server turns them into the page's policy. */
export const FRAMES_HEADER = 'x-lx-frames';

/** Written by `components/rich-text/rich-text-player.tsx`; stored texts cannot have this attribute. */
const PLAYER = / data-player="(\w+)"/g;

/** The sites of the players in a page's HTML, as the header has them; empty for none. */
export function framesOf(html: string): string {
  const sites = new Set([...html.matchAll(PLAYER)].map(([, site]) => site));
  return PLAYER_SITES.filter((site) => sites.has(site)).join(' ');
}

/** The origins that a page with this header may load frames from. */
export function frameOrigins(header: unknown): string[] {
  if (typeof header !== 'string') return [];
  return header.split(' ').filter(isPlayerSite).map(playerOrigin);
}

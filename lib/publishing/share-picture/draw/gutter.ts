import { drawAvatar } from '@/lib/pictures/avatar';
import { drawCover } from '@/lib/pictures/draw-cover';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { letterWords } from '@/lib/publishing/share-picture/text/letter-words';
import type { Colours } from './colours';
import { drawNode, LINE_X } from './parts';
import { drawLine, setText, type Style } from './typeset';
import { SHARE_PICTURE } from '@/lib/pictures/picture-sizes';

const RIGHT = LINE_X - 28;
const NODES = [150, 262, 374, 486];

/**
 * Draws everything left of the line: the cover, the avatar, a figure, or only nodes. `y` is the middle of the first
 * line of the title.
 */
export async function drawGutter(card: ShareCard, colours: Colours, y: number): Promise<string> {
  switch (card.kind) {
    case 'article':
    case 'event':
      return card.cover === '' ? drawNodes(colours) : drawCoverOf(card);
    case 'author':
      return placed(drawAvatar(card.seed ?? 0, 156), 36, y - 40) + drawNode(y, colours, false);
    case 'flash':
    case 'list':
      return drawFigure(card, colours, y);
    case 'page':
      return drawNodes(colours);
  }
}

function drawNodes(colours: Colours): string {
  return NODES.map((at, index) => drawNode(at, colours, index === 0)).join('');
}

async function drawCoverOf(card: ShareCard): Promise<string> {
  const frame = { width: LINE_X - 1, height: SHARE_PICTURE.height };
  const cover = { id: card.seed ?? 0, figure: card.cover, night: card.isNight, ...frame };
  return placed(drawCover(cover, await letterWords(card.cover)), 0, 0);
}

async function drawFigure(card: ShareCard, colours: Colours, y: number): Promise<string> {
  const { figure, figureNote, isImportant, locale } = card;
  const colour = isImportant ? colours.mark : colours.ink;
  const big: Style = { size: 72, leading: 1, weight: 700, stretch: 70, colour };
  const small: Style = { size: 27, leading: 1, weight: 500, stretch: 86, colour: colours.ink3 };
  const notes = figureNote.split('\n');
  const drawn = [drawLine(await setText(figure, big, locale), big, RIGHT, y + 25, 'right')];
  for (const [at, note] of notes.entries())
    drawn.push(drawLine(await setText(note, small, locale), small, RIGHT, y + 70 + at * 38, 'right'));
  return drawn.join('') + drawNode(y, colours, isImportant);
}

/** A picture inside the share picture. */
function placed(svg: string, x: number, y: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" `);
}

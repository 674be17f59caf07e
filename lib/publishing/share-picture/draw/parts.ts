import { create } from 'qrcode';
import { box, filled } from '@/lib/pictures/svg';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { type Colours } from './colours';
import { drawLine, setText, type Style } from './typeset';
import { SHARE_PICTURE } from '@/lib/pictures/picture-sizes';

/** Position of the vertical line, and of the column of text right of it. */
export const LINE_X = 232;
export const TEXT_X = 276;
export const TEXT_WIDTH = 848;
const FOOT_TOP = 498;
const QR_SIDE = 100;

/** The vertical line. */
export function drawLedgerLine({ ink }: Colours): string {
  return filled(box(LINE_X - 1, 0, 2, SHARE_PICTURE.height), ink);
}

/** A node on the line: filled in red when important, else hollow. */
export function drawNode(y: number, { mark, ink, paper }: Colours, isImportant: boolean): string {
  const side = isImportant ? 26 : 20;
  const square = box(LINE_X - side / 2, y - side / 2, side, side);
  if (isImportant) return filled(square, mark);
  return (
    filled(square, ink) + filled(box(LINE_X - side / 2 + 3, y - side / 2 + 3, side - 6, side - 6), paper)
  );
}

/** Mark and name of the site at the left, the address as a QR code at the right. */
export async function drawFoot(card: ShareCard, colours: Colours): Promise<string> {
  const style: Style = { size: 34, leading: 1, weight: 800, colour: colours.ink };
  const name = await setText(card.site, style, card.locale);
  const mark =
    filled(box(TEXT_X + 6, FOOT_TOP + 32, 12, 52), colours.ink) +
    filled(box(TEXT_X, FOOT_TOP + 46, 24, 24), colours.mark);
  return mark + drawLine(name, style, TEXT_X + 42, FOOT_TOP + 70) + drawQr(card.url, colours);
}

/** The address of the card at the lower right. */
function drawQr(url: string, colours: Colours): string {
  const left = TEXT_X + TEXT_WIDTH - QR_SIDE;
  const light = colours.paper === '#FFFFFF' ? colours.paper : colours.ink;
  const frame = box(left - 10, FOOT_TOP - 10, QR_SIDE + 20, QR_SIDE + 20);
  return filled(frame, light) + drawQrAt(url, left, FOOT_TOP, QR_SIDE, colours);
}

/**
 * A QR code with its upper left corner at a point. Its modules are dark even in the dark colours, as code readers
 * expect.
 */
export function drawQrAt(url: string, left: number, top: number, size: number, colours: Colours): string {
  const { modules } = create(url, { errorCorrectionLevel: 'L' });
  const side = size / modules.size;
  let data = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column))
        data += box(left + column * side, top + row * side, side + 0.05, side + 0.05);
  return filled(data, colours.paper === '#FFFFFF' ? colours.ink : colours.paper);
}

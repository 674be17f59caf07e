import { create } from 'qrcode';
import { fitLogo, placeLogo } from '@/lib/pictures/place-logo';
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
/** How many times wider than high a logo may be, so that the name has room beside it. */
const WIDEST_LOGO = 4;

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
  const mark = drawMark(card, { x: TEXT_X, y: FOOT_TOP + 32, height: 52 }, colours);
  return mark.svg + drawLine(name, style, mark.right + 18, FOOT_TOP + 70) + drawQr(card.url, colours);
}

/** The mark of the newsroom, at the left of its name, and where it ends. */
export function drawMark(
  { logo }: ShareCard,
  { x, y, height }: { x: number; y: number; height: number },
  colours: Colours,
): { svg: string; right: number } {
  if (logo !== undefined) {
    const frame = fitLogo(logo, { x, y, width: height * WIDEST_LOGO, height });
    const centred = { ...frame, y: y + (height - frame.height) / 2 };
    return { svg: placeLogo(logo, centred, colours), right: x + frame.width };
  }
  const side = (height * 6) / 13;
  const line = filled(box(x + side / 4, y, side / 2, height), colours.ink);
  return { svg: line + filled(box(x, y + (height * 7) / 26, side, side), colours.mark), right: x + side };
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

import { box, filled, svgDocument } from '@/lib/pictures/svg';
import { LEDGER_PICTURE } from '@/lib/pictures/picture-sizes';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import type { LedgerHour, LedgerSheet } from '@/lib/publishing/share-picture/ledger-sheet';
import type { LineParts } from '@/lib/publishing/share-picture/text/lines';
import { type Colours, coloursOf, DAY } from './colours';
import { widthOf } from '@/lib/publishing/share-picture/text/cells';
import { drawMark, drawQrAt } from './parts';
import { drawBlock, drawLine, setBlock, setText, type Style } from './typeset';

const LINE = 250;
const TEXT = 280;
const RIGHT = 1032;
const GUTTER = 224;
const EDGE = 20;
const SQUARE = { side: 11, step: 14, right: 172, perRow: 9 };
const QR_SIDE = 132;

const style = (size: number, weight: number, colour: string, stretch = 100): Style => ({
  size,
  leading: 1.5,
  weight,
  stretch,
  colour,
});
const NOTE = style(26, 400, DAY.ink3);
const HOUR = style(29, 600, DAY.ink, 86);
const TITLE = style(31, 400, DAY.ink);
const KEY = { ...style(40, 700, DAY.mark), leading: 1.36 };

/** Collects drawn parts from top to bottom; `y` is where the next one begins. */
class Sheet {
  y = 0;
  readonly drawn: string[] = [];

  constructor(
    private readonly locale: ShareCard['locale'],
    private readonly parts: LineParts,
    /** Those of the day, with the newsroom's accent. */
    readonly colours: Colours,
  ) {}

  /** A line of text, placed by its middle; set smaller when it is longer than its column. */
  async line(
    text: string,
    font: Style,
    x: number,
    y: number,
    align: 'left' | 'right' = 'left',
  ): Promise<void> {
    const cells = await setText(text, font, this.locale);
    const room = align === 'right' ? x - EDGE : RIGHT - x;
    const size = Math.min(font.size, (room * 1000) / widthOf(cells));
    this.drawn.push(drawLine(cells, { ...font, size }, x, y + size * 0.38, align));
  }

  /** A text as wide as the column; moves `y` down by its height. */
  async text(text: string, font: Style, maxLines = 3): Promise<void> {
    const place = { locale: this.locale, parts: this.parts, width: RIGHT - TEXT, maxLines, isBalanced: true };
    const block = await setBlock(text, font, place);
    this.drawn.push(drawBlock(block, TEXT, this.y));
    this.y += block.height;
  }

  fill(colour: string, x: number, y: number, width: number, height: number): void {
    this.drawn.push(filled(box(x, y, width, height), colour));
  }
}

/** The list of a day's flashes as standalone SVG; its height depends on the content. */
export async function drawLedger(card: ShareCard, ledger: LedgerSheet, parts: LineParts): Promise<string> {
  const sheet = new Sheet(card.locale, parts, coloursOf({ ...card, isNight: false }));
  await drawHead(sheet, ledger);
  for (const hour of ledger.hours) await drawHour(sheet, hour);
  await drawClose(sheet, card, ledger);
  const line = filled(box(LINE - 1, 0, 2, sheet.y), DAY.ink);
  return svgDocument(LEDGER_PICTURE.width, Math.ceil(sheet.y), DAY.paper, line + sheet.drawn.join(''));
}

async function drawHead(sheet: Sheet, { kicker, date, squareNote, summary }: LedgerSheet): Promise<void> {
  for (const [at, note] of kicker.entries()) await sheet.line(note, NOTE, GUTTER, 74 + at * 38, 'right');
  const big: Style = { ...style(372, 700, DAY.ink, 64), tracking: -12 };
  await sheet.line(date, big, TEXT - 10, 182);
  sheet.fill(DAY.ink, LINE, 376, RIGHT - LINE, 2);
  await sheet.line(squareNote, { ...NOTE, size: 23 }, GUTTER, 412, 'right');
  await sheet.line(summary, style(30, 600, DAY.ink), TEXT, 412);
  sheet.y = 452;
}

/** An hour: its label, a square for each flash, a node and titles; an hour without flashes has only the label. */
async function drawHour(sheet: Sheet, { label, count, important, lines }: LedgerHour): Promise<void> {
  const [first] = lines;
  const top = sheet.y;
  const font = first?.isImportant ? KEY : TITLE;
  const middle = top + (font.size * font.leading) / 2;
  if (count === 0) {
    await sheet.line(label, { ...HOUR, weight: 400, colour: DAY.ink3 }, GUTTER, top + 20, 'right');
    sheet.y += 40;
    return;
  }
  await sheet.line(label, HOUR, GUTTER, middle, 'right');
  for (let index = 0; index < count; index += 1) {
    const x = SQUARE.right - (index % SQUARE.perRow) * SQUARE.step;
    const y = middle + Math.floor(index / SQUARE.perRow) * SQUARE.step;
    const colour = index >= count - important ? sheet.colours.mark : DAY.ink;
    sheet.fill(colour, x - SQUARE.side, y - SQUARE.side / 2, SQUARE.side, SQUARE.side);
  }
  drawNode(sheet, middle, first?.isImportant ?? false);
  const key = { ...KEY, colour: sheet.colours.mark };
  for (const { title, isImportant } of lines) await sheet.text(title, isImportant ? key : TITLE);
  const squareRows = Math.ceil(count / SQUARE.perRow);
  sheet.y = Math.max(sheet.y, middle + squareRows * SQUARE.step) + 11;
}

function drawNode(sheet: Sheet, y: number, isImportant: boolean): void {
  const side = isImportant ? 17 : 11;
  sheet.fill(isImportant ? sheet.colours.mark : DAY.ink, LINE - side / 2, y - side / 2, side, side);
  if (!isImportant) sheet.fill(DAY.paper, LINE - side / 2 + 2, y - side / 2 + 2, side - 4, side - 4);
}

/** The end of the sheet: prices, a double line, notes, logo, name and QR code. */
async function drawClose(sheet: Sheet, card: ShareCard, ledger: LedgerSheet): Promise<void> {
  sheet.y += 18;
  sheet.fill(DAY.ink, LINE, sheet.y, RIGHT - LINE, 2);
  await sheet.line(ledger.closeLabel, style(26, 700, DAY.ink), GUTTER, sheet.y + 38, 'right');
  for (const [at, { symbol, price, change, colour }] of ledger.prices.entries()) {
    const x = TEXT + at * 254;
    await sheet.line(symbol, { ...NOTE, size: 25 }, x, sheet.y + 38);
    await sheet.line(price, style(48, 700, DAY.ink, 78), x, sheet.y + 86);
    await sheet.line(change, style(25, 600, colour, 86), x, sheet.y + 132);
  }
  sheet.y += ledger.prices.length > 0 ? 172 : 70;
  sheet.fill(DAY.ink, TEXT, sheet.y, RIGHT - TEXT, 2);
  sheet.fill(DAY.ink, TEXT, sheet.y + 4, RIGHT - TEXT, 2);
  for (const [at, note] of ledger.foot.entries())
    await sheet.line(note, { ...NOTE, size: 24, colour: DAY.ink2 }, TEXT, sheet.y + 42 + at * 36);
  sheet.y += 42 + ledger.foot.length * 36 + 10;
  const mark = drawMark(card, { x: TEXT, y: sheet.y + 13, height: 52 }, sheet.colours);
  sheet.drawn.push(mark.svg);
  await sheet.line(card.site, style(44, 800, DAY.ink), mark.right + 18, sheet.y + 39);
  await sheet.line(ledger.qrNote, { ...NOTE, size: 24 }, TEXT, sheet.y + 106);
  sheet.drawn.push(drawQrAt(card.url, RIGHT - QR_SIDE, sheet.y, QR_SIDE, DAY));
  sheet.y += QR_SIDE + 48;
}

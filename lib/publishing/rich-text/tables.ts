import { Element, type ParentNode } from 'domhandler';
import { getElementsByTagName, replaceElement, textContent } from 'domutils';

/** A number with its sign, currency or unit, as `−3.2%` and `$1.4m`; not `6分20秒`. */
const FIGURE = /^[+\-−±≈~约約]?\s*[$¥€£₿]?\s*\d[\d,.]*\s*(%|‰|[a-z]{1,3}|[万亿萬億]?[美港]?[元分]?)?$/i;
/** The widest text, in squares of its type size, of a column that does not break its lines. */
const SHORT = 7;
/** From this width on, a text needs a wide column: in a narrow one it has a line for every few characters. */
const LONG = 12;
const NOTHING = /^[-–—]?$/;

/** Puts each table in a frame that scrolls and can be reached by keyboard, and marks columns of numbers, of short and of long texts by class. */
export function frameTables(part: ParentNode, label: string): void {
  for (const table of getElementsByTagName('table', part, true)) {
    markColumns(table);
    const frame = new Element('div', {
      class: 'table-frame',
      role: 'region',
      'aria-label': label,
      tabindex: '0',
    });
    replaceElement(table, frame);
    frame.children = [table];
    table.parent = frame;
  }
}

function markColumns(table: Element): void {
  const rows = getElementsByTagName('tr', table, true).map(cellsOf);
  const width = rows[0]?.length ?? 0;
  if (rows.some((cells) => cells.length !== width || cells.some(isMerged))) return;
  for (let column = 0; column < width; column += 1) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const texts = cells.filter(({ name }) => name === 'td').map((cell) => textContent(cell).trim());
    const isFigures = column > 0 && texts.some((text) => FIGURE.test(text));
    if (isFigures && texts.every((text) => FIGURE.test(text) || NOTHING.test(text)))
      for (const cell of cells) cell.attribs['class'] = 'figures';
    else if (texts.every((text) => widthOf(text) <= SHORT))
      for (const cell of cells) cell.attribs['class'] = 'short';
    else if (texts.some((text) => widthOf(text) >= LONG))
      for (const cell of cells) cell.attribs['class'] = 'long';
  }
}

/** The width of a text in squares of its type size: a Han character fills one, a Latin one about half of one. */
const widthOf = (text: string) =>
  [...text].reduce(
    (width, char) => width + (/[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/u.test(char) ? 1 : 0.5),
    0,
  );

/** The cells of a row, head or body. */
export function cellsOf(row: Element): Element[] {
  return getElementsByTagName((name) => name === 'td' || name === 'th', row.children, false);
}

function isMerged({ attribs }: Element): boolean {
  return 'colspan' in attribs || 'rowspan' in attribs;
}

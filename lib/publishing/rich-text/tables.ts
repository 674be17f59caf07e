import { Element, type ParentNode } from 'domhandler';
import { getElementsByTagName, replaceElement, textContent } from 'domutils';

/** A number with its sign, currency or unit, as `−3.2%` and `$1.4m`; not `6分20秒`. */
const FIGURE = /^[+\-−±≈~]?\s*[$¥€£₿]?\s*\d[\d,.]*\s*(%|‰|[a-z]{1,3}|[万亿萬億]?[美港]?元?)?$/i;
const NOTHING = /^[-–—]?$/;

/** Puts each table in a frame that scrolls and can be reached by keyboard, and marks columns of numbers by class. */
export function frameTables(part: ParentNode, label: string): void {
  for (const table of getElementsByTagName('table', part, true)) {
    markFigures(table);
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

function markFigures(table: Element): void {
  const rows = getElementsByTagName('tr', table, true).map(cellsOf);
  const width = rows[0]?.length ?? 0;
  if (rows.some((cells) => cells.length !== width || cells.some(isMerged))) return;
  for (let column = 1; column < width; column += 1) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const texts = cells.filter(({ name }) => name === 'td').map((cell) => textContent(cell).trim());
    const isFigures = texts.some((text) => FIGURE.test(text));
    if (isFigures && texts.every((text) => FIGURE.test(text) || NOTHING.test(text))) {
      for (const cell of cells) cell.attribs['class'] = 'figures';
    }
  }
}

/** The cells of a row, head or body. */
export function cellsOf(row: Element): Element[] {
  return getElementsByTagName((name) => name === 'td' || name === 'th', row.children, false);
}

function isMerged({ attribs }: Element): boolean {
  return 'colspan' in attribs || 'rowspan' in attribs;
}

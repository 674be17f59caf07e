import { strToU8, Zip, ZipDeflate } from 'fflate';
import { escapeFormula } from '@/backend/contract/csv';
import type { Cell } from '@/backend/modules/tickets/queries/exports/cells';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet, except the sheet itself. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/**
 * Rows as a workbook of one sheet (ECMA-376): amounts are numbers, everything else is text. It is compressed while it is written, so that memory does
 * not grow with its length.
 */
export async function* writeXlsx(rows: AsyncIterable<Cell[]> | Iterable<Cell[]>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for (const [name, text] of Object.entries(PARTS)) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(text), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
  zip.add(sheet);
  sheet.push(strToU8(`${XML}<worksheet xmlns="${MAIN}"><sheetData>`));
  for await (const row of rows) {
    sheet.push(strToU8(`<row>${row.map(toCell).join('')}</row>`));
    yield* take();
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  yield* take();
}

function toCell(cell: Cell): string {
  if (typeof cell !== 'string') return `<c><v>${cell.amount}</v></c>`;
  const text = [...escapeFormula(cell)]
    .filter(isPrintable)
    .join('')
    .replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
  return `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** XML does not allow most control characters. */
function isPrintable(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 32 ? code !== 0xfffe && code !== 0xffff : code === 9 || code === 10 || code === 13;
}

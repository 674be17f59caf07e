import { inflateRawSync } from 'node:zlib';

/** The XML text of the only sheet of a workbook. */
export function sheetOf(book: Buffer): string {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const central = book.lastIndexOf(name) - 46;
  const size = book.readUInt32LE(central + 20);
  const local = book.readUInt32LE(central + 42);
  const from = local + 30 + book.readUInt16LE(local + 26) + book.readUInt16LE(local + 28);
  return inflateRawSync(book.subarray(from, from + size)).toString('utf8');
}

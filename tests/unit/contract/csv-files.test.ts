import iconv from 'iconv-lite';
import { readCsvTable } from '@/backend/contract/csv-table';
import { parseCsv } from '@/backend/contract/parse-csv';
import { textOfFile } from '@/backend/contract/text-of-file';

const cellsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells);
const TABLE = [
  ['a', 'b, c'],
  ['d', 'e'],
];

test.each([
  ['commas', 'a,"b, c"\nd,e'],
  ['semicolons', 'a;b, c\r\nd;e'],
  ['tabs', 'a\tb, c\nd\te\n'],
  ['full-width commas', 'a，b, c\nd，e'],
  ['a first line for Excel', 'sep=;\r\na;b, c\r\nd;e'],
  ['blanks around quotation marks', '"a" , "b, c" \r"d" , "e"'],
  ['a mark of byte order, empty lines', '\ufeff\n\na,"b, c"\n,,\n\nd,e\n'],
])('cells are divided by %s', (_name, text) => expect(cellsOf(text)).toEqual(TABLE));

test('quotation marks within a cell are text, and a mark that nothing closes opens no cell', () => {
  expect(cellsOf('a,5" pipe\n"x" y,"say ""hi"""\n"open,b')).toEqual([
    ['a', '5" pipe'],
    ['"x" y', 'say "hi"'],
    ['"open', 'b'],
  ]);
});

test('a row knows its line, whatever ends lines and whatever cells hold', () => {
  expect(parseCsv('a,b\r"c\rd",e\rf,g').rows.map(({ line }) => line)).toEqual([1, 2, 4]);
  expect(parseCsv('sep=,\na,b\n"c\r\nd",e\nf,g').rows.map(({ line }) => line)).toEqual([2, 3, 5]);
});

test('a huge file is read at once, with marks that nothing closes, too', () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => `"/p/${at},/news`);
  expect(cellsOf(rows.join('\n'))).toHaveLength(100_000);
  expect(cellsOf(`"${'a'.repeat(1_000_000)},b\nc,d`)).toHaveLength(2);
});

test('columns are known by name, in any order, case and width, below titles and remarks', () => {
  const names = { email: ['email', '邮箱'], day: ['created_at', 'start date'] };
  const table = readCsvTable(
    'Readers of May\n# by hand\nStart-Date;Ｅｍａｉｌ\n# half\n2026-05-01;a@x.example',
    names,
    ['email'],
  );
  expect(table?.rows.map(({ line, cell }) => [line, cell('email'), cell('day')])).toEqual([
    [5, 'a@x.example', '2026-05-01'],
  ]);
  expect(readCsvTable('#,邮箱\n1,b@x.example', names, ['email'])?.rows).toHaveLength(1);
  expect(readCsvTable('a,b\n1,2', names, ['email'])).toBeNull();
});

test('the bytes of a file are read in the charset they are in', () => {
  const text = '旧地址,新地址\r\n/文章/一,/news\r\n';
  for (const charset of ['utf-8', 'utf-16le', 'utf-16be', 'gb18030'])
    for (const addBOM of charset === 'gb18030' ? [false] : [true, false])
      if (charset !== 'utf-16le' || addBOM)
        expect(textOfFile(iconv.encode(text, charset, { addBOM }))).toBe(text);
  expect(textOfFile(iconv.encode('/a,/b\n/c,/d', 'utf-16le'))).toBe('/a,/b\n/c,/d');
  const traditional = 'kind,from\ncategory,新聞報導與資料\ntag,區塊鏈與比特幣的發展';
  expect(textOfFile(iconv.encode(traditional, 'big5'))).toBe(traditional);
  expect(textOfFile(Uint8Array.of())).toBe('');
});

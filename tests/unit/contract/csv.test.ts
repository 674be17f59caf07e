import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeFormula, toCsv } from '@/backend/contract/csv';

const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(A1)',
  '−1+1',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '\u3000=1+1',
  '\u00A0＝1+1',
  '\u200B=1+1',
  '\uFEFF=1+1',
  '\u0000=1+1',
  '\n@A1',
  '-1e',
  '+8613800000000',
];

test('a cell that a spreadsheet would take for a formula is escaped', () => {
  for (const text of FORMULAS) expect(escapeFormula(text)).toBe(`'${text}`);
});

test('numbers and texts are unchanged', () => {
  for (const text of ['', '-1', '-0.25', '1e-7', '-1.5e-7', 'a=b', 'x', '12:30', '链讯', ' 链讯'])
    expect(escapeFormula(text)).toBe(text);
});

test('a file begins with the byte order mark, ends each row with CRLF and quotes where it must', () => {
  expect(
    toCsv([
      ['a', 'b,c'],
      ['"d"', ' =1+1'],
      ['e\nf', '-1'],
    ]),
  ).toBe('\uFEFFa,"b,c"\r\n"""d""",\' =1+1\r\n"e\nf",-1\r\n');
});

test('no other code writes CSV', () => {
  const writers = ['app', 'backend', 'components', 'lib', 'server', 'scripts'].flatMap(sources);
  const csvWriters = writers.filter((file) =>
    /replace(All)?\(\s*(['"]"['"]|\/"\/g),\s*['"`]""['"`]/.test(readFileSync(file, 'utf8')),
  );
  // Rows of a backup are read by PostgreSQL and must be restored unchanged, so they have their own writer.
  expect(csvWriters).toEqual(['backend/backup/rows.ts', 'backend/contract/csv.ts']);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => path.join(folder, name));
}

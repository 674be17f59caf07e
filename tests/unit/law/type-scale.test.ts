/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The size of the interface, the roles of the type scale, the text of articles, and paper. */
const WITH_SIZES = [
  'app/globals.css',
  'app/styles/type.css',
  'app/styles/rich-text.css',
  'app/styles/print.css',
];

/** The declarations of a style sheet that size text by a fixed length, which the type scale does not name. */
const fixedSizes = (css: string) =>
  css.match(/font-size:\s*[\d.]+(?:px|rem|pt)|(?<![\w-])font:[^;}]*\d(?:px|rem|pt)/g) ?? [];

const sheets = execFileSync('git', ['ls-files', '*.css'], { encoding: 'utf8' }).trim().split('\n');

test('style sheets size text by the type scale', () => {
  const breaches = sheets
    .filter((sheet) => !WITH_SIZES.includes(sheet))
    .flatMap((sheet) => fixedSizes(readFileSync(sheet, 'utf8')).map((size) => `${sheet}: ${size}`));
  expect(breaches).toEqual([]);
});

test('a fixed size is noticed; names, parts and widths of the window are not', () => {
  expect(fixedSizes('a{font-size: 15px} b{font:700 2rem/1 x;} c { font-size:9.5pt; }')).toHaveLength(3);
  expect(
    fixedSizes(
      'a{font-size:var(--text-sm)} b{font-size:.86em} c{font-size:min(17vw, 245px)} d{font:inherit}',
    ),
  ).toEqual([]);
});

test('the scale that components choose from has ten sizes', () => {
  const theme = readFileSync('app/styles/type-scale.css', 'utf8');
  expect(theme.match(/^ {2}--text-(?:\d?xs|sm|base|md|lg|\d?xl): /gm)).toHaveLength(10);
});

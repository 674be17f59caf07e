/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { inReaderSize } from '@/scripts/reader-size.mjs';

test.each([
  ['15px', '0.9375rem'],
  ['-16px', '-1rem'],
  ['minmax(0, 956px) 44px', 'minmax(0, 59.75rem) 2.75rem'],
  ['var(--late, 500px)', 'var(--late, 31.25rem)'],
  ['(1280px <= width < 1440px)', '(80rem <= width < 90rem)'],
  ['1px solid', '1px solid'],
  ['-0.5px', '-0.5px'],
  ['url("data:image/svg+xml,<svg width=\'16px\'/>")', 'url("data:image/svg+xml,<svg width=\'16px\'/>")'],
  ['var(--of-15px)', 'var(--of-15px)'],
])('%s is written as %s', (px, rem) => {
  expect(inReaderSize(px)).toBe(rem);
});

test('no length of the style sheet ignores the text size of the reader’s browser', () => {
  const css = execFileSync(
    process.execPath,
    [join(__dirname, '../../support/make-styles.mjs'), 'app/globals.css'],
    { encoding: 'utf8', maxBuffer: 16_000_000 },
  );
  const values = css.replace(/^\s*\.[^{]*\{$/gm, '').replace(/url\([^)]*\)/g, '');
  expect(values.match(/(?<![\w#.-])(?:[4-9]|\d{2,})(?:\.\d+)?px/g) ?? []).toEqual([]);
});

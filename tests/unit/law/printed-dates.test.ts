/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';

/** A day with or without its clock, cut out of a time. */
const CUT = /\.slice\((?:0, 16|5, 1[016])\)|\bday: [\w.]+\.slice\(0, 10\)/;
/** Values of fields for a time, which are no text. */
const FIELDS = /\.replace\(' ', 'T'\)|typedTime\(/;

test('no component prints a time as the backend wrote it: each language has a form of its own', () => {
  const printed = globSync('components/**/*.tsx').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        CUT.test(line) && !FIELDS.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(printed).toEqual([]);
});

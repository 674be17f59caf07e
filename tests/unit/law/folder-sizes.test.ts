/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder with more files than this is divided by what its files are about. */
const MAX_FILES = 40;
const PROGRAMS = ['app', 'backend', 'components', 'lib', 'scripts', 'server'];

/** The folder and all below it that have more files than `max`, each with its number. */
function largerThan(max: number, folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  const below = entries.filter((entry) => entry.isDirectory() && entry.name !== 'migrations');
  return [
    ...(files > max ? [`${folder}: ${files}`] : []),
    ...below.flatMap(({ name }) => largerThan(max, join(folder, name))),
  ];
}

test.each(PROGRAMS)('no folder of %s has more files than can be seen at a glance', (folder) => {
  expect(largerThan(MAX_FILES, folder)).toEqual([]);
});

test('a folder with more files is reported with its number', () => {
  const files = readdirSync('tests/unit/law').length;
  expect(largerThan(files - 1, 'tests/unit/law')).toEqual([`tests/unit/law: ${files}`]);
});

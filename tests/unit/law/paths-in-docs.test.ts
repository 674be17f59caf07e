/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/glossary.md',
  ...readdirSync('docs/decisions').map((file) => `docs/decisions/${file}`),
];
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];
const PATH = /`((?:app|backend|components|deploy|lib|messages|scripts|server|tests)\/[\w./[\]()-]+)`/g;

/** The paths in backticks in a text that lead to nothing in this tree. */
const missingIn = (text: string) =>
  [...text.matchAll(PATH)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => !ENDINGS.some((ending) => existsSync(path + ending)));

test.each(DOCS)('the paths named in %s exist', (file) => {
  expect(missingIn(readFileSync(file, 'utf8'))).toEqual([]);
});

test('a path that leads to nothing is reported, and the name of a module without its ending is not', () => {
  expect(missingIn('`lib/platform/missing.ts`, `backend/db/rows`, `components/ui/`')).toEqual([
    'lib/platform/missing.ts',
  ]);
});

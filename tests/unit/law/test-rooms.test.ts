/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';

/** Folders of tests about all code. */
const ABOUT_ALL = ['deploy', 'language', 'law'];
/** Tests whose subject is a file they read or draw, not one they import. */
const BY_NAME = [
  'tests/unit/desk/closed-pages.test.ts',
  'tests/unit/download/open-app-links.test.ts',
  'tests/unit/publishing/share-picture/coverage.test.ts',
];

/** The folders in which a test of a module may be; none for pages and scripts, which are tested by their subject. */
function roomsOf(module: string): string[] | null {
  const [floor, ...parts] = module.split('/');
  const [name = '', inner = ''] = parts;
  if (floor === 'components' || (floor === 'lib' && name !== 'platform')) return [name];
  if (floor === 'lib') return [name, inner];
  if (floor === 'backend' && (name === 'modules' || name === 'contract'))
    return name === 'contract' ? [name, inner] : [inner];
  if (floor === 'backend') return [name];
  return floor === 'server' ? [floor, name] : null;
}

/** Whether a test with this text may be in a folder of `tests/unit`. */
function isInPlace(room: string, text: string): boolean {
  const modules = [...text.matchAll(/'@\/([^']+)'/g)].flatMap(([, path = '']) =>
    /^(?:tests|messages)\//.test(path) ? [] : [path],
  );
  const rooms = modules.map(roomsOf);
  return rooms.length === 0 || rooms.some((names) => names === null || names.includes(room));
}

test('each unit test is in the folder of something it tests', () => {
  const files = globSync('tests/unit/**/*.test.{ts,tsx}').filter((file) => {
    const room = file.split('/')[2] ?? '';
    return !ABOUT_ALL.includes(room) && !BY_NAME.includes(file);
  });
  expect(files.length).toBeGreaterThan(300);
  const misplaced = files.filter((file) => !isInPlace(file.split('/')[2] ?? '', readFileSync(file, 'utf8')));
  expect(misplaced).toEqual([]);
});

test.each([
  ['charts', "import { formatFigure } from '@/lib/platform/numbers/figures';", false],
  ['platform', "import { formatFigure } from '@/lib/platform/numbers/figures';", true],
  ['landings', "import { layoutAtlas } from '@/lib/directory/atlas/layout';", false],
  ['tickets', "import { buy } from '@/backend/modules/tickets/commands/buy';", true],
  ['process', "import { networkOf } from '@/backend/contract/process/networks';", true],
])('a test in %s with %s is in place: %s', (room, text, expected) => {
  expect(isInPlace(room, text)).toBe(expected);
});

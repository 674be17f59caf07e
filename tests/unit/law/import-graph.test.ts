/** @jest-environment node */
import { importGraph, readSources } from '@/tests/support/import-graph';
import { circlesOf, clientWays } from '@/tests/support/import-walks';

const project = importGraph(readSources(['app', 'components', 'lib', 'backend', 'server']));
/** Packages for the server only: zod checks input there, and OpenCC's dictionaries are 2 MB. */
const isHeavy = (name: string) => /^(?:zod|opencc-js)(?:\/|$)/.test(name);

/** The project's graph with additional files. */
const withFiles = (files: Record<string, string>) => importGraph(new Map(Object.entries(files)), project);

describe('there are no circular imports', () => {
  test('in the project', () => {
    expect(project.size).toBeGreaterThan(500);
    expect(circlesOf(project)).toEqual([]);
  });

  test.each([
    ['of values', "import { b } from './b';"],
    ['of types', "import type { B } from './b';"],
    ['of types by import()', "export type A = import('./b').B;"],
    ['of re-exports', "export { b } from './b';"],
    ['made later', "export const a = () => import('./b');"],
  ])('a planted circle is found: %s', (_, code) => {
    const graph = withFiles({ 'lib/planted/a.ts': code, 'lib/planted/b.ts': "import '@/lib/planted/a';" });
    expect(circlesOf(graph)).toEqual([['lib/planted/a.ts', 'lib/planted/b.ts', 'lib/planted/a.ts']]);
  });
});

describe('neither zod nor OpenCC reaches the browser', () => {
  test('in the project', () => {
    expect([...project.values()].filter((source) => source.isClient).length).toBeGreaterThan(50);
    expect(clientWays(project, isHeavy)).toEqual([]);
  });

  const client = "'use client';\n";

  test.each([
    ['at once', { 'components/planted/a.tsx': `${client}import { z } from 'zod';` }, 'zod'],
    [
      'through a file that it imports',
      {
        'components/planted/a.tsx': `${client}import { b } from '@/lib/planted/b';`,
        'lib/planted/b.ts': "export { c } from './c';",
        'lib/planted/c.ts': "const load = () => import('opencc-js/t2cn');",
      },
      'opencc-js/t2cn',
    ],
    [
      'through a call of the contract',
      { 'components/planted/a.tsx': `${client}import { calls } from '@/backend/contract/calls';` },
      'zod',
    ],
  ])('a planted import is found: %s', (_, files, name) => {
    const ways = clientWays(withFiles(files), isHeavy);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.every((way) => way[0] === 'components/planted/a.tsx')).toBe(true);
    expect(ways.map((way) => way.at(-1))).toContain(name);
  });

  test('imports of types do not count', () => {
    const graph = withFiles({
      'components/planted/a.tsx': `${client}import type { z } from 'zod';\nimport { type Calls } from '@/backend/contract/calls';`,
    });
    expect(clientWays(graph, isHeavy)).toEqual([]);
  });
});

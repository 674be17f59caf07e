/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SlowFirst, { SLOW_TESTS } from '@/tests/support/slow-first.mjs';

test('each test that is known to be slow exists, and is named once', () => {
  expect(SLOW_TESTS.filter((name) => !existsSync(name))).toEqual([]);
  expect(new Set(SLOW_TESTS).size).toBe(SLOW_TESTS.length);
});

test('a run without times of earlier ones begins with the slow tests, and goes on with the largest files', () => {
  const sizes: Record<string, number> = { 'tests/api/small.test.ts': 1, 'tests/api/large.test.ts': 900 };
  const [slowest = '', second = ''] = SLOW_TESTS;
  const hasteFS = { getSize: (path: string) => sizes[path.slice('/there/'.length)] ?? 2 };
  const context = { config: { cache: false }, hasteFS };
  const tests = [second, ...Object.keys(sizes), slowest].map((name) => ({
    path: join('/there', name),
    context,
  }));
  const order = new SlowFirst({} as never)
    .sort(tests as never)
    .map(({ path }: { path: string }) => path.slice('/there/'.length));
  expect(order).toEqual([slowest, second, 'tests/api/large.test.ts', 'tests/api/small.test.ts']);
});

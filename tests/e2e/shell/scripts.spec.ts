import { expect, test } from '@playwright/test';
import { listPageTypes } from '@/tests/support/page-types';

/** Marks of libraries that belong to the server; each stays as it is in minified code. */
const SERVER_LIBRARIES = ['ZodError', 'OpenCC', 'htmlparser2'];

test('no page loads a library of the server', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const scripts = new Set<string>();
  for (const { path } of await listPageTypes(read))
    for (const [, script] of (await read(path)).matchAll(/<script[^>]* src="(\/_next\/static\/[^"]+\.js)"/g))
      scripts.add(script ?? '');
  expect(scripts.size).toBeGreaterThan(5);
  for (const script of scripts) {
    const text = await read(script);
    expect(
      SERVER_LIBRARIES.filter((mark) => text.includes(mark)),
      script,
    ).toEqual([]);
  }
});

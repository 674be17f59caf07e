import { expect, test } from '@/tests/support/browser-test';
import { otherDateForms } from '@/tests/support/english-dates';
import { addressOf, listPageTypes } from '@/tests/support/page-types';

test('all dates on English pages have the same form', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const types = (await listPageTypes(read)).filter(({ locales }) => locales.includes('en'));
  const wrongDates: string[] = [];
  for (const type of types) {
    const address = addressOf(type, 'en');
    wrongDates.push(...otherDateForms(await read(address)).map((text) => `${address}: ${text}`));
  }
  expect(wrongDates).toEqual([]);
});

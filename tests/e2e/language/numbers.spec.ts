import { parseDocument } from 'htmlparser2';
import { expect, test } from '@/tests/support/browser-test';
import { breachesOf, linesOf } from '@/tests/support/page-numbers';
import { addressOf, listPageTypes } from '@/tests/support/page-types';

test('numbers follow the house style on every page in three languages', async ({ request }) => {
  test.setTimeout(120_000);
  const read = async (path: string) => (await request.get(path)).text();
  const breaches: string[] = [];
  let lines = 0;
  for (const type of await listPageTypes(read))
    for (const locale of type.locales) {
      const html = (await read(addressOf(type, locale))).replaceAll('<wbr/>', '');
      const pageLines = linesOf(parseDocument(html).children);
      lines += pageLines.length;
      breaches.push(
        ...pageLines.flatMap(breachesOf).map((breach) => `${addressOf(type, locale)}: ${breach}`),
      );
    }
  expect(lines).toBeGreaterThan(2000);
  expect([...new Set(breaches)]).toEqual([]);
});

test('the check finds every breach of the style, and nothing else', () => {
  const breachesIn = (html: string) => linesOf(parseDocument(html).children).flatMap(breachesOf).length;
  for (const wrong of ['-2.1%', '97412', '4 %', '4％'])
    expect(breachesIn(`<p lang="en">${wrong}</p>`), wrong).toBe(1);
  for (const wrong of ['4.12亿', '3 bn', '$3 million'])
    expect(breachesIn(`<p lang="en">${wrong}</p>`), wrong).toBe(1);
  for (const wrong of ['3.1bn', '3 亿', '$3亿'])
    expect(breachesIn(`<p lang="zh-Hans">${wrong}</p>`), wrong).toBe(1);
  for (const right of ['\u22122.1%', '97,412', '$412m', '2026-11-22', '#12345', '3.1bn', '21 million coins'])
    expect(breachesIn(`<p lang="en">${right}</p>`), right).toBe(0);
  expect(breachesIn('<p lang="en">BTC <span lang="zh-Hans">4.12亿美元</span></p>')).toBe(0);
});

/** @jest-environment node */
import { fragmentIn } from '@/lib/platform/fragments/address';
import { reduceToFragment } from '@/lib/platform/fragments/fragment-document';
import type { RenderedValue } from '@/lib/platform/next/rendered-value';

const document = (body: string): RenderedValue => ({
  kind: 'APP_PAGE',
  html: `<html><head><script src="/a.js"></script></head><body>${body}<script>data()</script></body></html>`,
  rscData: Buffer.from('data'),
});

test('of the document of a fragment only the fragment is stored', () => {
  const value = document('<i data-fragment-begin=""></i><p>Next</p><i data-fragment-end=""></i>');
  reduceToFragment(value);
  expect(fragmentIn(String(value.html))).toBe('<p>Next</p>');
  expect(String(value.html)).not.toMatch(/script|data\(\)/);
  expect(Object.values(value).some(Buffer.isBuffer)).toBe(false);
});

test('a document without a fragment stays as it is, such as that of an error', () => {
  const value = document('<p>404</p>');
  reduceToFragment(value);
  expect(value).toEqual(document('<p>404</p>'));
});

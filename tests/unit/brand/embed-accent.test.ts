/** @jest-environment node */
import { accentOf } from '@/backend/contract/brand/accent';
import { brandRecord, NO_BRAND } from '@/backend/contract/brand/brand';
import { isReadable } from '@/backend/contract/brand/contrast';
import { setSiteBrand } from '@/lib/platform/config/site-brand';
import { embedDocument } from '@/lib/publishing/embed/document';

afterEach(() => setSiteBrand(NO_BRAND));

const markOf = () =>
  /--mark:light-dark\((#\w+),(#\w+)\)/.exec(
    embedDocument({ lang: 'en', title: 'News', theme: 'auto', body: '' }),
  );

test('a frame on another site has the accent of the newsroom, readable in both themes', () => {
  expect(markOf()?.slice(1)).toEqual(['#c7290e', '#ff7a5c']);
  const accent = { light: '#0b4c8c', dark: '' };
  setSiteBrand(brandRecord.parse({ accent }));
  const [, light = '', dark = ''] = markOf() ?? [];
  expect({ light, dark }).toEqual(accentOf(accent));
  expect([isReadable(light, 'light'), isReadable(dark, 'dark')]).toEqual([true, true]);
});

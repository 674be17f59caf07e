import { render, screen } from '@testing-library/react';
import { brandRecord } from '@/backend/contract/brand/brand';
import { HangingSign } from '@/components/regions/hanging-sign';
import { signSize } from '@/components/regions/sign-size';
import { WideSign } from '@/components/regions/wide-sign';
import { setSiteBrand } from '@/lib/platform/config/site-brand';
import type { Locale } from '@/lib/platform/language/locales';
import { readAddedRegionView, readRegionView } from '@/lib/regions/region-view';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const common = { time_zone: 'Asia/Kuala_Lumpur', zone: 'MYT' };
const regions = [
  { key: 'malaysia', name: { 'zh-Hans': '马来西亚', en: 'Malaysia' }, look: 'dark', ...common },
  { key: 'uk', name: { en: 'United Kingdom' }, look: 'dark', ...common },
  { key: 'light', name: { 'zh-Hans': '马来西亚' }, look: 'light', ...common },
  { key: 'own', name: { 'zh-Hans': '阿联酋' }, sign: 'UAE', look: 'dark', ...common },
];
beforeAll(() => setSiteBrand(brandRecord.parse({ regions })));
afterAll(() => setSiteBrand(brandRecord.parse({})));

const signOf = async (key: string, locale: Locale) => (await readRegionView(key, locale))?.sign;

test.each([
  ['malaysia', 'zh-Hans', '马来西亚', undefined],
  ['malaysia', 'zh-Hant', '馬來西亞', undefined],
  ['malaysia', 'en', '马来西亚', 'zh-Hans'],
  ['light', 'zh-Hant', '馬來西亞', undefined],
  ['light', 'en', '马来西亚', 'zh-Hans'],
  ['uk', 'zh-Hans', 'United Kingdom', undefined],
  ['own', 'zh-Hant', 'UAE', undefined],
  ['hk', 'en', '香港', 'zh-Hant-HK'],
] as const)('the sign of %s on pages in %s is %s', async (key, locale, text, lang) => {
  expect(await signOf(key, locale)).toEqual({ text, lang });
});

test('the first editions have no files at the addresses of those that the newsroom added', async () => {
  expect(await readAddedRegionView('hk', 'en')).toBeNull();
  expect((await readAddedRegionView('uk', 'en'))?.name).toBe('United Kingdom');
});

test.each([
  ['香港', 92],
  ['新加坡', 92],
  ['马来西亚', 56],
  ['阿拉伯联合酋长国', 32],
  ['United Kingdom', 26],
])('a hanging sign with %s has a size in which it fits', (text, px) => {
  expect(signSize(text, { room: 300, letter: 0.72, max: 92 }).px).toBe(px);
});

const heading = (Sign: typeof HangingSign, title: string, text: string, locale: Locale) => {
  const sign = { text, lang: undefined };
  const { unmount } = render(<Sign title={title} sign={sign} topics={[]} topicsLabel="" locale={locale} />);
  const { className = '' } = screen.getByRole('heading', { level: 1, name: title });
  unmount();
  return className;
};

test('the heading of an edition is its name, whatever its sign says', () => {
  for (const Sign of [HangingSign, WideSign])
    for (const locale of ['zh-Hans', 'en'] as const)
      for (const [title, text] of [
        ['阿联酋', 'UAE'],
        ['香港', '香港'],
      ] as const)
        heading(Sign, title, text, locale);
});

test('a wide sign is as large as its longest word allows, and breaks between words', () => {
  expect(heading(WideSign, 'US', 'USA', 'en')).toContain('whitespace-nowrap');
  const long = heading(WideSign, 'United Kingdom', 'United Kingdom', 'en');
  expect(long).not.toContain('whitespace-nowrap');
  expect(long).toContain('text-display-md');
  expect(heading(WideSign, 'x', 'Liechtenstein', 'en')).toContain('text-3xl');
});

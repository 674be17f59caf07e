/** @jest-environment node */
import { siteNodes } from '@/lib/publishing/graph/nodes';
import { storyPage } from '@/lib/stories/graph';
import type { FullStory } from '@/lib/stories/story';

jest.mock('@/lib/platform/config/config', () => ({
  getConfig: () => ({
    siteUrl: 'https://a.example',
    siteName: { 'zh-Hans': '链讯', en: 'Lianxun' },
    contactEmail: 'desk@a.example',
    organisation: {
      links: ['https://x.com/lianxun'],
      policies: [['correctionsPolicy', 'https://a.example/corrections']],
    },
  }),
}));

const story: FullStory = {
  id: 7,
  kind: 'article',
  href: '/wz_detail/7',
  title: '标题',
  searchTitle: '',
  summary: '摘要',
  body: '<p>正文</p>',
  pic: '',
  figure: null,
  lang: 'zh-Hans',
  langs: ['zh-Hans', 'en'],
  releasedAt: '2026-11-20T23:59:30+08:00',
  updatedAt: '2026-11-20T23:59:30+08:00',
  isImportant: false,
  region: 'none',
  author: null,
  category: { id: 1, name: '链上', lang: 'zh-Hans', href: '/category/1' },
  labels: [],
  topics: [],
  source: { name: '', url: '' },
  length: 812,
  likes: 0,
  collections: 0,
  views: 0,
  dayNumber: 1,
  corrections: [],
  later: null,
  prices: [],
  chain: [],
};
const nodeOf = (overrides: Partial<FullStory>, locale: 'zh-Hans' | 'zh-Hant' | 'en' = 'zh-Hans') =>
  storyPage({ ...story, ...overrides }, locale).main?.entity;

test('a story has its share picture and one of each shape, with their sizes', () => {
  const sizes = ['1200×630', '1200×1200', '1200×900', '1200×675'];
  const { image } = nodeOf({}) as unknown as { image: { url: string; width: string; height: string }[] };
  expect(image.map(({ width, height }) => `${width}×${height}`)).toEqual(sizes);
  expect(new Set(image.map(({ url }) => url)).size).toBe(sizes.length);
});

test('Chinese has a word count, as English has', () => {
  expect(nodeOf({})).toMatchObject({ wordCount: 812, articleSection: '链上' });
});

test('the original names its translations, and they name the original', () => {
  expect(nodeOf({})).toMatchObject({
    workTranslation: [
      { '@id': 'https://a.example/zh-hant/wz_detail/7#article', inLanguage: 'zh-Hant-TW' },
      { '@id': 'https://a.example/en/wz_detail/7#article', inLanguage: 'en' },
    ],
  });
  expect(nodeOf({ lang: 'en' }, 'en')).toMatchObject({
    '@id': 'https://a.example/en/wz_detail/7#article',
    translationOfWork: { '@id': 'https://a.example/wz_detail/7#article', inLanguage: 'zh-Hans' },
  });
  expect(nodeOf({ langs: ['en'], lang: 'en' }, 'en')).not.toHaveProperty('workTranslation');
});

test('a correction is given with its text, its language and its time; without one the property is missing', () => {
  const corrections = [{ text: '三点应为两点。', lang: 'zh-Hans' as const, at: '2026-11-21T09:00:00+08:00' }];
  expect(nodeOf({ corrections })).toMatchObject({
    correction: [
      {
        '@type': 'CorrectionComment',
        text: '三点应为两点。',
        inLanguage: 'zh-Hans',
        datePublished: '2026-11-21T09:00:00+08:00',
      },
    ],
  });
  expect(nodeOf({})).not.toHaveProperty('correction');
});

test.each([
  ['汉'.repeat(110), '汉'.repeat(110)],
  ['汉'.repeat(111), `${'汉'.repeat(109)}…`],
  [`${'word '.repeat(21)}settlement and the rest`, `${'word '.repeat(21).trim()}…`],
])('a headline has the length that search engines show: %s', (title, headline) => {
  const node = nodeOf({ title });
  expect(node).toMatchObject({ headline });
  if (headline === title) expect(node).not.toHaveProperty('alternativeHeadline');
  else expect(node).toMatchObject({ alternativeHeadline: title });
});

test('the publisher names its pages elsewhere and its policies from the settings', () => {
  expect(siteNodes('en')).toContainEqual(
    expect.objectContaining({
      '@type': 'NewsMediaOrganization',
      name: 'Lianxun',
      sameAs: ['https://x.com/lianxun'],
      correctionsPolicy: 'https://a.example/corrections',
    }),
  );
});

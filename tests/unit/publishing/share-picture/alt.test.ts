/** @jest-environment node */
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { shareImage } from '@/lib/publishing/share-picture/share-image';

const card: ShareCard = {
  kind: 'page',
  locale: 'en',
  lang: 'en',
  title: 'Stablecoin supply',
  meta: '181.2 billion dollars · 22 November · Sample',
  text: 'Every series of this kind',
  figure: '',
  figureNote: '',
  isImportant: false,
  isNight: false,
  seed: null,
  cover: '',
  photo: '',
  site: 'Lianxun',
  url: 'https://news.example/data/stablecoins',
};
const altOf = (more: Partial<ShareCard>) => shareImage('dataType', 'stablecoins', { ...card, ...more }).alt;

test('the alternative text of a picture gives the number on it', () => {
  const words = 'Stablecoin supply · 181.2 billion dollars · 22 November · Sample · Lianxun';
  expect(altOf({})).toBe(words);
  expect(altOf({ kind: 'article', seed: 1, cover: 'c0123' })).toBe(words);
});

test('the alternative text of a photograph gives its subject, and for an event its date and place', () => {
  expect(altOf({ kind: 'article', photo: '/uploads/00/0.jpg' })).toBe('Stablecoin supply · Lianxun');
  const event = { kind: 'event', figure: '22', figureNote: 'Sun\n19:00', meta: 'Hong Kong' } as const;
  expect(altOf({ ...event, photo: '/uploads/00/0.jpg' })).toBe(
    'Stablecoin supply · 22 Sun 19:00 · Hong Kong · Lianxun',
  );
});

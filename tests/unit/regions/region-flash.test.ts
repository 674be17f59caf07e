import type { Flash } from '@/lib/stories/story';
import { toRegionFlash } from '@/lib/regions/region-flash';

const flash: Flash = {
  id: 7,
  kind: 'flash',
  href: '/news/7',
  title: '美国现货比特币ETF上一交易日净流入4.12亿美元',
  summary: '',
  pic: '',
  figure: null,
  lang: 'zh-Hans',
  langs: ['zh-Hans'],
  releasedAt: '2026-11-21T10:32:00+08:00',
  updatedAt: '2026-11-21T10:32:00+08:00',
  isImportant: false,
  region: 'usa',
  author: null,
  category: null,
  labels: [],
  source: { name: '', url: '' },
  length: 20,
  likes: 0,
  collections: 0,
  body: '',
  dayNumber: 19,
  corrections: [],
  later: null,
  prices: [],
};
const morningInShanghai = Date.parse('2026-11-21T11:00:00+08:00');

describe('toRegionFlash', () => {
  it("has the region's time and day, and no number if it belongs to another day", () => {
    expect(toRegionFlash(flash, 'zh-Hans', 'America/New_York', morningInShanghai)).toMatchObject({
      time: '21:32',
      day: '2026-11-20',
      number: '',
    });
    expect(toRegionFlash(flash, 'zh-Hans', 'Asia/Hong_Kong', morningInShanghai).number).toBe('019');
  });

  it('shows the date of a flash from an earlier day in the region', () => {
    const older = { ...flash, releasedAt: '2026-11-19T10:00:00+08:00' };
    expect(toRegionFlash(older, 'zh-Hans', 'Asia/Hong_Kong', morningInShanghai).number).toBe('11/19');
    for (const releasedAt of ['2015-12-21T10:00:00+08:00', '2015-12-21']) {
      const old = toRegionFlash({ ...flash, releasedAt }, 'zh-Hans', 'Asia/Hong_Kong', morningInShanghai);
      expect(old.number).toBe('2015/12/21');
    }
  });
});

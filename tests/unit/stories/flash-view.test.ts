import { groupByDay } from '@/lib/stories/flash-days';
import { toFlashView } from '@/lib/stories/flash-view';
import type { Flash } from '@/lib/stories/story';

const flash: Flash = {
  id: 7,
  kind: 'flash',
  href: '/news/7',
  title: '标题',
  summary: '',
  body: '<p>正文</p>',
  pic: '',
  figure: null,
  lang: 'zh-Hans',
  langs: ['zh-Hans'],
  releasedAt: '2026-11-20T23:59:30+08:00',
  updatedAt: '2026-11-20T23:59:30+08:00',
  isImportant: true,
  region: 'none',
  author: null,
  category: { id: 1, name: '链上', lang: 'zh-Hans', href: '/news/category/1' },
  labels: [],
  source: { name: '公报', url: '' },
  length: 2,
  likes: 0,
  collections: 0,
  dayNumber: 86,
  corrections: [],
  later: null,
  prices: [],
};

describe('toFlashView', () => {
  it('shows a price beside its label, never beside a category with the same id', () => {
    const price = {
      labelId: 1,
      symbol: 'BTC',
      value: 97412,
      price: '97,412 USD',
      delayMinutes: 4,
      isSample: true,
    };
    const label = { id: 1, name: '比特币', lang: 'zh-Hans' as const, href: '/label/1' };
    const priced = { ...flash, prices: [price] };
    expect(toFlashView({ ...priced, labels: [label] }, 'zh-Hans').tags).toEqual([
      { name: '比特币', href: '/label/1', price },
    ]);
    expect(toFlashView(priced, 'zh-Hans').tags).toMatchObject([{ price: null }]);
  });

  it('gives day, hour and number in UTC+8', () => {
    expect(toFlashView(flash, 'zh-Hans')).toMatchObject({
      day: '2026-11-20',
      hour: 23,
      time: '23:59',
      number: '086',
    });
    expect(toFlashView({ ...flash, releasedAt: '2026-11-20T16:00:00Z' }, 'en')).toMatchObject({
      day: '2026-11-21',
      hour: 0,
    });
  });

  it('has the newest correction with its day and time', () => {
    expect(toFlashView(flash, 'zh-Hans').correction).toBeNull();
    const at = (time: string) => ({
      text: time,
      lang: 'zh-Hans' as const,
      at: `2025-11-20T${time}:00+08:00`,
    });
    const { correction } = toFlashView({ ...flash, corrections: [at('10:00'), at('11:30')] }, 'zh-Hans');
    expect(correction).toMatchObject({ text: '11:30', on: '2025/11/20 11:30' });
  });

  it('shows at most three labels, or the category when there are none', () => {
    expect(toFlashView(flash, 'en').tags).toEqual([{ name: '链上', href: '/news/category/1', price: null }]);
    const labels = [1, 2, 3, 4].map((id) => ({ id, name: `L${id}`, lang: 'en' as const, href: '' }));
    expect(toFlashView({ ...flash, labels }, 'en').tags).toHaveLength(3);
  });

  it('detects texts that may need more than four lines', () => {
    expect(toFlashView(flash, 'en').mayOverflow).toBe(false);
    expect(toFlashView({ ...flash, body: `<p>${'字'.repeat(80)}</p>` }, 'en').mayOverflow).toBe(true);
    expect(toFlashView({ ...flash, body: `<p>${'a'.repeat(80)}</p>` }, 'en').mayOverflow).toBe(false);
  });
});

describe('groupByDay', () => {
  it('keeps the order and begins a group for each day', () => {
    const view = (id: number, day: string) => ({ ...toFlashView(flash, 'en'), id, day });
    const groups = groupByDay([view(3, 'b'), view(2, 'a'), view(1, 'a')]);
    expect(groups.map(({ day, views }) => [day, views.map(({ id }) => id)])).toEqual([
      ['b', [3]],
      ['a', [2, 1]],
    ]);
    expect(groupByDay([])).toEqual([]);
  });
});

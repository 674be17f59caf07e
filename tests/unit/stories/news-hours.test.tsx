import { render, screen } from '@testing-library/react';
import { HourStrip } from '@/components/stories/day/hour-strip';
import { hoursOfDay, readNewestHours } from '@/lib/stories/news-hours';
import type { FlashDay } from '@/lib/stories/read';

const readFlashDay = jest.fn();
jest.mock('@/lib/stories/read', () => ({ readFlashDay: (day: string) => readFlashDay(day) }));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values?: object) =>
    [key, ...Object.values(values ?? {})].join(' '),
}));

const flashDay = (day: string, flashes: Record<number, number> = {}): FlashDay => {
  const hours = Array.from({ length: 24 }, (_, hour) => flashes[hour] ?? 0);
  const total = hours.reduce((sum, count) => sum + count, 0);
  return { day, total, important: 0, hours, previous: null, next: null };
};
const at = (time: string) => Date.parse(`2026-12-01T${time}:00+08:00`);

beforeEach(() => readFlashDay.mockReset().mockResolvedValue(flashDay('2026-11-30', { 1: 9, 22: 4, 23: 2 })));

test.each(['00:10', '01:40', '07:59'])(
  'at %s the last 24 hours are counted, across midnight',
  async (time) => {
    const hours = await readNewestHours(flashDay('2026-12-01', { 0: 1 }), at(time));
    const current = Number(time.slice(0, 2));
    expect(readFlashDay).toHaveBeenCalledWith('2026-11-30');
    expect(hours).toMatchObject({ first: current + 1, current, begins: '2026-11-30', day: '2026-12-01' });
    expect(hours.counts).toHaveLength(24);
    expect(hours.counts[23 - current]).toBe(1);
    expect(hours.total).toBe(current === 0 ? 16 : 7);
  },
);

test('later the day is counted alone, but not while it has no flash', async () => {
  const day = flashDay('2026-12-01', { 8: 3 });
  expect(await readNewestHours(day, at('08:00'))).toEqual(hoursOfDay(day, at('08:00')));
  expect(readFlashDay).not.toHaveBeenCalled();
  const empty = await readNewestHours(flashDay('2026-12-01'), at('10:40'));
  expect([empty.total, empty.begins]).toEqual([6, '2026-11-30']);
});

test('a past day, the last hour of a day and a pause of two days stay with their day', async () => {
  const past = flashDay('2026-11-29', { 3: 1 });
  expect(await readNewestHours(past, at('02:00'))).toMatchObject({ first: 0, current: null, total: 1 });
  const today = flashDay('2026-12-01');
  expect(await readNewestHours(today, at('23:30'))).toMatchObject({ first: 0, begins: '2026-12-01' });
  readFlashDay.mockResolvedValue(flashDay('2026-11-30'));
  expect(await readNewestHours(today, at('02:00'))).toMatchObject({ first: 0, total: 0 });
});

test('each bar leads to its hour on the page of its own day, and midnight is marked', async () => {
  const hours = await readNewestHours(flashDay('2026-12-01', { 0: 1 }), at('01:40'));
  const { container } = render(<>{await HourStrip({ hours, locale: 'zh-Hans' })}</>);
  expect(screen.getByRole('navigation', { name: 'newestHours' })).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('hour 23 2')).toBe('/news/day/2026-11-30#h23');
  expect(href('hour 0 1')).toBe('/news/day/2026-12-01#h0');
  expect(href('hour 2 0')).toBe('/news/day/2026-11-30');
  expect(href('hourSpan 22 1 7')).toBe('/news/day/2026-11-30#h22');
  expect(container.querySelectorAll('[data-midnight]')).toHaveLength(1);
});

test('without a flash there is no chart', async () => {
  expect(await HourStrip({ hours: hoursOfDay(flashDay('2026-11-29')), locale: 'en' })).toBeNull();
});

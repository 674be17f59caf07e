/** @jest-environment node */
import {
  contentChangeOf,
  newestDate,
  readContentChange,
  writeContentChange,
} from '@/lib/platform/cache/content-change';

const NOW = Date.UTC(2026, 10, 20, 8);

test('the newest date in data is that of a change or a release which has come', () => {
  const data = {
    list: [
      { updated_time: '2026-11-20 09:00:00', title: '2026-11-20 15:00:00' },
      { release_time: '2026-11-20 12:30:00', updated_time: null, start_time: '2026-11-20 15:00:00' },
      { release_time: '2026-11-21 12:30:00' },
    ],
  };
  expect(newestDate(data, NOW)).toBe(Date.UTC(2026, 10, 20, 4, 30));
  expect(newestDate([{ name: 'a' }, null, 'b'], NOW)).toBeNull();
});

describe('when a page last changed', () => {
  const page = (html: string, newest: number | null, bornAt: number) => ({ html, newest, bornAt });

  test('is the newest date in its data, or when it was made if it has none', () => {
    expect(contentChangeOf(page('a', 7, 100), null).at).toBe(7);
    expect(contentChangeOf(page('a', null, 100), null).at).toBe(100);
  });

  test('stays the same when it is made again and shows the same', () => {
    const first = contentChangeOf(page('a', null, 100), null);
    expect(contentChangeOf(page('a', 150, 200), first)).toEqual(first);
  });

  test('is when it was made if something without a later date has changed, such as a story that is gone', () => {
    const first = contentChangeOf(page('a, b', 50, 100), null);
    expect(contentChangeOf(page('a', 40, 200), first).at).toBe(200);
    expect(contentChangeOf(page('a, b, c', 60, 200), first).at).toBe(60);
  });

  test('survives in a header', () => {
    const change = contentChangeOf(page('a', 7, 100), null);
    expect(readContentChange(writeContentChange(change))).toEqual(change);
    expect(readContentChange('x')).toBeNull();
    expect(readContentChange(undefined)).toBeNull();
  });
});

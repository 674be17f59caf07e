/** @jest-environment node */
import { staleText } from '@/lib/hosting/form/stale-text';

const change = (minute: number, fields: Record<string, string>, command = 'edit') => ({
  id: minute,
  time: `2026-11-25T08:${String(minute).padStart(2, '0')}:00.000Z`,
  actor: '陆渡',
  command,
  fields: Object.entries(fields).map(([field, before]) => ({ field, before, after: '' })),
});
const isStale = (...newestFirst: ReturnType<typeof change>[]) =>
  staleText(newestFirst, 'address', 'zh-Hans', 'en');

test('a text that changed after its translation is reported with its previous wording', () => {
  expect(isStale(change(9, { 'zh-Hans.address': '三楼' }), change(2, { 'en.address': '3/F' }))).toEqual({
    time: '2026-11-25T08:09:00.000Z',
    before: '三楼',
  });
  expect(isStale(change(9, { 'zh-Hans.address': '三楼' }))?.before).toBe('三楼');
});

test('a translation that was changed later, at the same time, or confirmed to match is not stale', () => {
  const moved = change(2, { 'zh-Hans.address': '三楼' });
  expect(isStale()).toBeNull();
  expect(isStale(change(9, { 'en.address': '3/F' }), moved)).toBeNull();
  expect(isStale(change(9, { 'en.address': '3/F', 'zh-Hans.address': '三楼' }))).toBeNull();
  expect(isStale(change(9, { 'en.address': '' }, 'match'), moved)).toBeNull();
  expect(isStale(change(9, { 'zh-Hans.title': '旧' }))).toBeNull();
});

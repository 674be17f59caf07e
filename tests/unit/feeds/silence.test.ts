/** @jest-environment node */
import { isSilent } from '@/backend/modules/feeds/queries/feeds';

const NOW = new Date('2026-11-22T12:00:00Z');
const before = (hours: number) => new Date(NOW.getTime() - hours * 3600_000);
type Feed = Parameters<typeof isSilent>[0];

const feed = (change: Partial<Feed> = {}): Feed => ({
  id: 1,
  url: 'https://example.org/feed',
  name: '',
  isPaused: false,
  silenceHours: 24,
  createdAt: before(100),
  checkedAt: before(1),
  readAt: before(1),
  entryAt: before(25),
  nextAt: NOW,
  failures: 0,
  error: null,
  errorDetail: '',
  etag: null,
  lastModified: null,
  leftOut: 0,
  charset: null,
  removedAt: null,
  ...change,
});

test('a feed is silent when it had no new entry for longer than its limit, counted from its creation if it never had one', () => {
  expect(isSilent(feed(), NOW)).toBe(true);
  expect(isSilent(feed({ entryAt: before(23) }), NOW)).toBe(false);
  expect(isSilent(feed({ silenceHours: 48 }), NOW)).toBe(false);
  expect(isSilent(feed({ entryAt: null }), NOW)).toBe(true);
  expect(isSilent(feed({ entryAt: null, createdAt: before(2) }), NOW)).toBe(false);
});

test('a feed that is paused, removed or failing is not silent', () => {
  expect(isSilent(feed({ isPaused: true }), NOW)).toBe(false);
  expect(isSilent(feed({ removedAt: before(1) }), NOW)).toBe(false);
  expect(isSilent(feed({ error: 'timeout' }), NOW)).toBe(false);
});

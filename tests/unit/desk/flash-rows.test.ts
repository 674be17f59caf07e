import { EMPTY_FLASH } from '@/lib/desk/flash-form';
import {
  retryRow,
  failedState,
  type FlashRow,
  nextToSend,
  resumeRows,
  UNATTENDED_MS,
} from '@/lib/desk/flash-queue/rows';

const NOW = 1_800_000_000_000;
const row = (key: string, state: FlashRow['state'], at = NOW): FlashRow => ({
  key,
  form: { ...EMPTY_FLASH, title: key },
  locale: 'zh-Hans',
  at,
  state,
});
const failed = (retryAt: number | null) => ({ name: 'failed', attempts: 1, retryAt }) as const;

test('a flash never overtakes an earlier one that may still go out', () => {
  const later = row('b', { name: 'waiting' });
  expect(nextToSend([row('a', failed(NOW + 1)), later], NOW)).toBeNull();
  expect(nextToSend([row('a', failed(null)), later], NOW)).toBeNull();
  expect(nextToSend([row('a', { name: 'sending' }), later], NOW)).toBeNull();
  expect(nextToSend([row('a', { name: 'refused', message: '' }), later], NOW)).toBe(later);
  expect(nextToSend([row('a', { name: 'aside' }), later], NOW)).toBe(later);
});

test('after a reload an unfinished flash is sent again, an old one waits for the editor, and a sent one is gone', () => {
  const old = NOW - UNATTENDED_MS;
  const rows = [
    row('out', { name: 'sent', id: 1, version: 1, seconds: 1 }),
    row('old', { name: 'waiting' }, old),
    row('way', { name: 'sending' }),
    row('aside', { name: 'aside' }, old),
  ];
  expect(resumeRows(rows, NOW).map(({ key, state }) => [key, state.name])).toEqual([
    ['old', 'failed'],
    ['way', 'waiting'],
    ['aside', 'aside'],
  ]);
  expect(nextToSend(resumeRows(rows, NOW), NOW)).toBeNull();
  expect(nextToSend(retryRow(resumeRows(rows, NOW), 'old', NOW), NOW)?.key).toBe('old');
});

test('each retry waits longer, or as long as the server asks, and old flashes are not retried', () => {
  const first = failedState(row('a', { name: 'waiting' }), { waitSeconds: null, isAlone: true }, NOW);
  expect(first).toEqual({ name: 'failed', attempts: 1, retryAt: NOW + 2000 });
  expect(failedState(row('a', first), { waitSeconds: null, isAlone: true }, NOW)).toMatchObject({
    retryAt: NOW + 4000,
  });
  expect(failedState(row('a', first), { waitSeconds: 60, isAlone: true }, NOW)).toMatchObject({
    retryAt: NOW + 60_000,
  });
  const late = NOW + UNATTENDED_MS;
  expect(failedState(row('a', first), { waitSeconds: null, isAlone: true }, late)).toMatchObject({
    retryAt: null,
  });
  expect(failedState(row('a', first), { waitSeconds: null, isAlone: false }, NOW)).toMatchObject({
    retryAt: null,
  });
});

/** @jest-environment jsdom */
import { returnedIn } from '@/backend/modules/writing/queries/review/rounds';
import { nextComparedVersion, comparedVersion } from '@/lib/desk/compared-version';
import { clockIn, fieldsOfTime, freeHours, nextHour, wireTimeOf } from '@/lib/desk/approval-time';
import { answerTo, pointsOf } from '@/lib/desk/requested-changes';
import { blocksOf } from '@/lib/writing/compare/blocks';
import { pairBlocks } from '@/lib/writing/compare/pages';

const at = new Date('2026-11-20T01:41:00Z');
const step = (command: string, version: number, after: Record<string, unknown> = {}) => ({
  ...{ command, version, after, createdAt: at, actorId: 7, subjectId: '1' },
});

test('rounds of a submission are counted since its last approval; setting a time or an undone step adds none', () => {
  const twice = [
    step('submit', 2),
    step('reject', 3, { reason: '甲' }),
    step('submit', 5),
    step('reject', 6, { reason: '乙' }),
    step('submit', 8),
  ];
  const reasons = (steps: typeof twice) => returnedIn(steps).map(({ reason, version }) => [reason, version]);
  expect(reasons(twice)).toEqual([
    ['甲', 2],
    ['乙', 5],
  ]);
  expect(reasons([...twice, step('approve', 9, { edit: 'scheduled' })])).toHaveLength(2);
  const approved = [...twice, step('approve', 9, { edit: null })];
  expect(reasons(approved)).toEqual([]);
  expect(reasons([...approved, step('unapprove', 10)])).toHaveLength(2);
  expect(reasons([...twice, step('discard', 9), step('recover', 10)])).toHaveLength(2);
  expect(reasons([...approved, step('submit', 11), step('reject', 12, { reason: '丙' })])).toEqual([
    ['丙', 11],
  ]);
});

test('a reason is split into its points, each with the words it quotes', () => {
  const reason = '数字没有来源，请写明出处。 “周六12.4亿，周日11.9亿。”标题说得比正文满。\n图没有说明';
  expect(pointsOf(reason)).toEqual([
    '数字没有来源，请写明出处。 “周六12.4亿，周日11.9亿。”标题说得比正文满。',
    '图没有说明',
  ]);
  expect(pointsOf('图片来源不清，请注明出处或换掉。内容不在本站范围。')).toHaveLength(2);
  expect(pointsOf('')).toEqual([]);
});

test('a point counts as answered where the quoted words changed, and else as unchanged or unknown', () => {
  const before = { lang: 'zh-Hans', title: '一直少', summary: '', body: '<p>周六12.4亿。</p><p>柱子。</p>' };
  const after = { ...before, body: '<p>周六12.4亿，取自公开地址。</p><p>柱子。</p>' };
  const rows = pairBlocks(blocksOf(before as never), blocksOf(after as never));
  expect(answerTo('没有来源。 “周六12.4亿”', rows)).toEqual({ name: 'changed', part: 'body', paragraph: 1 });
  expect(answerTo('没有说明。 “柱子”', rows)).toEqual({ name: 'unchanged' });
  expect(answerTo('像广告。', rows)).toEqual({ name: 'unknown' });
  const same = pairBlocks(blocksOf(before as never), blocksOf(before as never));
  expect(answerTo('像广告。', same)).toEqual({ name: 'unchanged' });
});

test('a resubmission is compared with the rejected version; W switches to the live one', () => {
  const document = { texts: [] } as never;
  const both = { returned_document: document, live: document };
  expect(comparedVersion(both, null)).toBe('returned');
  expect(nextComparedVersion(both, null)).toBe('live');
  expect(nextComparedVersion(both, 'live')).toBe('returned');
  expect(comparedVersion({ returned_document: null, live: document }, 'returned')).toBe('live');
  expect(nextComparedVersion({ returned_document: null, live: null }, null)).toBeNull();
});

test('a time is chosen in the site’s time zone; full hours without another release nearby are offered', () => {
  const now = Date.parse('2026-11-20T06:53:00Z');
  expect(fieldsOfTime(nextHour(now))).toEqual({ day: '2026-11-20', clock: '15:00' });
  expect(wireTimeOf('2026-11-20', '18:00')).toBe('2026-11-20 18:00:00');
  expect(wireTimeOf('', '18:00')).toBeNull();
  expect(freeHours('2026-11-20', ['2026-11-20 15:10:00', '2026-11-20 17:00:00'], now)).toEqual([
    '16:00',
    '18:00',
  ]);
  expect(freeHours('2026-11-19', [], now)).toEqual([]);
  expect(clockIn('America/New_York', Date.parse('2026-11-21T00:00:00Z'))).toBe('11-20 19:00');
});

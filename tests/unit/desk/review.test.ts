import { isLate, nextInQueue, nodeOf, type QueueRow } from '@/lib/desk/queue';
import { appendQuote, toggleSentence } from '@/lib/desk/rejection';
import { auditChange, auditFacts } from '@/lib/desk/audit-detail';
import { storiesQuery, logQuery, toSearch } from '@/lib/desk/list-query';
import { settingsChanges } from '@/lib/desk/settings-changes';
import type { DraftDocument } from '@/backend/contract/writing/draft';

const row = (id: number, holder: number | null = null): QueueRow => ({
  id,
  version: 1,
  kind: 'article',
  title: `${id}`,
  lang: 'zh-Hans',
  langs: ['zh-Hans'],
  author: '',
  owner: null,
  is_edit: false,
  is_first: false,
  submitted_time: '',
  waited_minutes: 10,
  round: 1,
  holder: holder === null ? null : { id: holder, name: '', avatar_img: '', until: '' },
  embargo: false,
  withdrawn: null,
});

test('after a decision the next submission without another editor’s claim opens; skipped ones come last', () => {
  const rows = [row(1), row(2, 99), row(3, 7), row(4)];
  const at = (current: number | null, skipped: number[] = []) =>
    nextInQueue(rows, current, { mine: 7, skipped });
  expect(at(1)).toBe(3);
  expect(at(4)).toBe(1);
  expect(at(1, [3])).toBe(4);
  expect(at(1, [3, 4])).toBe(3);
  expect(nextInQueue([row(1)], 1, { mine: 7, skipped: [1] })).toBeNull();
});

test('a submission is late after the promised minutes; a claimed one is shown as claimed', () => {
  expect([isLate(50), isLate(51)]).toEqual([false, true]);
  const withdrawn = { by: null, time: '2026-11-20 08:00:00', reason: '数据有误' };
  expect(nodeOf({ ...row(1, 3), withdrawn })).toBe('withdrawn');
  expect(nodeOf({ ...row(1), waited_minutes: 62 })).toBe('late');
  expect(nodeOf({ ...row(1, 3), waited_minutes: 62 })).toBe('held');
});

test('a template sentence can be added and removed, and leaves the other text unchanged', () => {
  const first = toggleSentence('', '数字没有来源，请写明出处。');
  const more = toggleSentence(`${first}第4段。`, '像广告。');
  expect(more).toBe('像广告。数字没有来源，请写明出处。第4段。');
  expect(toggleSentence(more, '数字没有来源，请写明出处。')).toBe('像广告。第4段。');
  expect(appendQuote('见：', ' 三个交易台 ')).toBe('见： “三个交易台”');
  expect(appendQuote('见：', '  ')).toBe('见：');
});

test('invalid parts of a list’s query are dropped', () => {
  expect(storiesQuery({ kind: 'flash', status: 'nonsense', q: [' ETF ', 'x'] })).toEqual({
    kind: 'flash',
    status: undefined,
    keyword: 'ETF',
    cursor: undefined,
  });
  expect([logQuery({ page: '0' }).page, logQuery({ page: '3' }).page, logQuery({ page: 'x' }).page]).toEqual([
    1, 3, 1,
  ]);
  expect(toSearch({ q: '链 上', kind: undefined, page: 2 })).toBe('?q=%E9%93%BE+%E4%B8%8A&page=2');
});

test('the log shows the state before and after, and the reason', () => {
  const detail = { before: { edit: 'pending' }, after: { edit: 'rejected', reason: '像是广告' } };
  expect(auditChange({ detail })).toEqual({ from: 'pending', to: 'rejected', reason: '像是广告' });
  expect(auditChange({ detail: {} })).toEqual({ from: null, to: null, reason: '' });
});

test('the log shows delays, release times, overrides, roles and corrections', () => {
  const facts = (before: unknown, after: unknown) => auditFacts({ detail: { before, after } }, 'en');
  expect(facts({}, { late_seconds: 61, scheduled: true })).toEqual([{ name: 'late', minutes: 1 }]);
  expect(facts({}, { scheduled: true })).toEqual([{ name: 'scheduledStep' }]);
  expect(facts({}, { due: '2026-05-01T08:00:00Z', override: 'agreed by phone' })).toEqual([
    { name: 'due', time: '2026-05-01T08:00:00Z' },
    { name: 'override', reason: 'agreed by phone' },
  ]);
  expect(facts({ roles: ['reader'] }, { roles: ['reader', 'editor'] })).toEqual([
    { name: 'roles', before: ['reader'], after: ['reader', 'editor'] },
  ]);
  expect(facts({ roles: ['editor'] }, { roles: ['editor'] })).toEqual([]);
  expect(facts({}, { correction: { 'zh-Hans': '改为亿。', en: 'Billions.' } })).toEqual([
    { name: 'words', text: 'Billions.' },
  ]);
  expect(facts({}, { correction: { 'zh-Hans': '改为亿。' } })).toEqual([{ name: 'words', text: '改为亿。' }]);
  expect(facts(null, 'text')).toEqual([]);
});

test('settings beside the text are listed if they changed, and for a new submission if they are set', () => {
  const document: DraftDocument = {
    author_id: null,
    category_id: 2,
    region: 'none',
    is_important: false,
    pic: '',
    source_name: '',
    source_url: '',
    script_words: {},
    label_ids: [1],
    new_labels: [],
    topic_ids: [],
    release_time: null,
    texts: [{ lang: 'zh-Hans', title: '', summary: '', body: '' }],
  };
  const names = { 'label:1': 'RWA', 'label:3': '清算', 'category:2': '深度' };
  const after = { ...document, label_ids: [1, 3] };
  expect(settingsChanges(document, after, names)).toEqual([
    { name: 'labels', before: ['RWA'], after: ['RWA', '清算'] },
  ]);
  expect(settingsChanges(null, document, names).map(({ name }) => name)).toEqual(['category', 'labels']);
  expect(settingsChanges(document, document, names)).toEqual([]);
});

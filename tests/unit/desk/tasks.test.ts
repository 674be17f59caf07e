import { type DeskTask, deskTasks, taskAddress } from '@/lib/desk/tasks';

const story = { title: '夜班表', lang: 'zh-Hans' as const };
const overview: Parameters<typeof deskTasks>[0] = {
  failed: [
    { ...story, id: 1, kind: 'article', step: 'approve', reason: '', time: '2026-11-22 08:00:00' },
    { ...story, id: 2, kind: 'flash', step: 'withdraw', reason: '', time: '2026-11-22 08:00:00' },
  ],
  notes: [],
  broken: [{ ...story, id: 3, kind: 'article', links: 2 }],
  counts: { feedback: 0, realname: 2, incoming: 0, letters: 0 },
  untranslated: [{ ...story, id: 4, kind: 'flash' }],
};

test('tasks that affect readers come first, and kinds without tasks are left out', () => {
  expect(deskTasks(overview).map(({ kind }) => kind)).toEqual([
    'failed',
    'failed',
    'broken',
    'realname',
    'untranslated',
  ]);
});

test('each task links to the page where it is done', () => {
  const to = (task: DeskTask) => taskAddress(task, 'en');
  expect(deskTasks(overview).map(to)).toEqual([
    '/en/desk/review/1',
    '/en/publish/2',
    '/en/publish/3',
    '/en/desk/realname',
    '/en/publish/4',
  ]);
});

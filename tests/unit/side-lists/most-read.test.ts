import { readMostRead } from '@/lib/side-lists/read-most-read';

const call = jest.fn();
jest.mock('@/lib/platform/calls/read', () => ({ call: () => call() }));
jest.mock('@/lib/stories/story', () => ({ toStory: (story: object) => story }));

const language = { locale: 'zh-Hans' } as const;
const stories = (...ids: number[]) =>
  ids.map((id) => ({ id, title: `第${id}篇`, lang: 'zh-Hans', href: `/${id}` }));

test('the most read leave out what the page shows itself, and the next ones take those places', async () => {
  call.mockResolvedValue({
    ok: true,
    data: { day: stories(1, 2, 3, 4, 5, 6, 7, 8), week: stories(9, 3, 10) },
  });
  const { day, week } = await readMostRead(language as never, stories(1, 3));
  expect(day.map(({ id, lead }) => [id, lead])).toEqual([
    [2, '1'],
    [4, '2'],
    [5, '3'],
    [6, '4'],
    [7, '5'],
  ]);
  expect(week.map(({ id, lead }) => [id, lead])).toEqual([
    [9, '1'],
    [10, '2'],
  ]);
  expect((await readMostRead(language as never)).day.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

/** @jest-environment node */
import { PageSources } from '@/lib/platform/cache/page-sources';
import { type CacheRule, call } from '@/lib/platform/calls/read';
import { requestContext } from '@/lib/platform/calls/request-context';
import { send } from '@/lib/platform/calls/server';

jest.mock('@/lib/platform/calls/server', () => ({ send: jest.fn() }));
jest.mock('next/navigation', () => ({ forbidden: jest.fn(), notFound: jest.fn() }));
const backend = jest.mocked(send);

/** The position of the last change of each tag. */
let changed: Record<string, number>;
let position: number;
beforeEach(() => {
  changed = {};
  position = 1;
  backend.mockReset();
  Reflect.deleteProperty(globalThis, 'lianxunAnswers');
});

const answer = (total: number) => ({
  status: 200,
  envelope: {
    code: 200,
    message: '',
    data: { day: '2027-04-05', total, important: 0, hours: Array(24).fill(0), previous: null, next: null },
  },
  bytes: 120,
});
const failure = { status: 503, envelope: { code: 503, message: 'away', data: null }, bytes: 40 };

/** Reads the numbers of a day while a page is rendered. @returns the total, and what the page is made of */
async function read(
  change: Partial<CacheRule<{ day: string }>> = {},
  input: { day: string } = { day: '2027-04-05' },
) {
  const log = {
    position,
    lastChange: position,
    isOutdated: (tags: string[], since: number) => tags.some((tag) => (changed[tag] ?? 0) > since),
  };
  const sources = new PageSources(log);
  const rule = {
    tags: ['kind:flash'],
    named: ({ day }: { day: string }) => [`numbers:${day}`],
    revalidate: 60,
    ...change,
  };
  const outcome = await requestContext().run({ requestId: 'r', pageSources: sources }, () =>
    call('flashDay', input, rule),
  );
  return { total: outcome.ok ? outcome.data.total : null, sources };
}

test('data is fetched once for all pages until one of its tags changes, those of what it names included', async () => {
  backend.mockResolvedValueOnce(answer(1)).mockResolvedValueOnce(answer(2));
  expect([(await read()).total, (await read()).total]).toEqual([1, 1]);
  changed['numbers:2027-04-05'] = position = 2;
  expect([(await read()).total, (await read()).total]).toEqual([2, 2]);
  expect(backend).toHaveBeenCalledTimes(2);
});

test('a change while data was on its way makes it outdated', async () => {
  backend.mockImplementationOnce(async () => {
    changed['kind:flash'] = position = 2;
    return answer(1);
  });
  backend.mockResolvedValueOnce(answer(2));
  await read();
  expect((await read()).total).toBe(2);
});

test('a replica that has not seen the newest change known at the call may not answer', async () => {
  backend.mockResolvedValue(answer(1));
  position = 7;
  await read();
  expect(backend.mock.calls[0]?.[2]).toEqual({ 'x-known-change': '7' });
});

test('data that only one page shows is not stored beside it', async () => {
  backend.mockResolvedValue(answer(1));
  await read({ isOfOnePage: true });
  await read({ isOfOnePage: true });
  expect(backend).toHaveBeenCalledTimes(2);
});

test('an answer that came with another one is used once, unless one of its tags changed meanwhile', async () => {
  const next = { day: '2027-04-06' };
  const rule = {
    tags: ['kind:flash'],
    named: () => ['numbers:2027-04-06'],
    isOfOnePage: true,
    revalidate: 60,
  };
  const carried = () => [
    { name: 'flashDay' as const, input: next, rule, data: { ...answer(5).envelope.data, ...next } },
  ];
  backend.mockResolvedValue(answer(1));
  await read({ carried });
  const { total, sources } = await read(rule, next);
  expect([total, backend.mock.calls.length]).toEqual([5, 1]);
  expect(sources.facts(1000).tags.sort()).toEqual(['all', 'kind:flash', 'numbers:2027-04-06']);
  expect((await read(rule, next)).total).toBe(1);

  changed['kind:flash'] = position = 2;
  await read({ carried });
  changed['numbers:2027-04-06'] = position = 3;
  expect((await read(rule, next)).total).toBe(1);
});

test('a page depends on the tags of its data and lives as long, stored or fetched', async () => {
  backend.mockResolvedValueOnce(answer(1));
  for (const { sources } of [await read(), await read()]) {
    expect(sources.facts(1000).tags.sort()).toEqual(['all', 'kind:flash', 'numbers:2027-04-05']);
    expect(sources.lifetime).toBe(60);
  }
});

test('data whose lifetime is over is fetched again, and shown for a moment while the backend does not answer', async () => {
  backend.mockResolvedValueOnce(answer(1)).mockRejectedValueOnce(new Error('no answer'));
  await read({ revalidate: -1 });
  const { total, sources } = await read();
  expect([total, sources.isIncomplete]).toEqual([1, false]);
  expect(sources.lifetime).toBeLessThan(60);
});

test('a refusal, a failure and an empty list are not stored', async () => {
  backend.mockResolvedValueOnce(failure).mockResolvedValueOnce(answer(0)).mockResolvedValueOnce(answer(3));
  const failed = await read();
  expect([failed.total, failed.sources.isIncomplete]).toEqual([null, true]);
  const empty = await read({ isCachedWhen: 'total' });
  expect(empty.total).toBe(0);
  // The page shows that there is nothing, and has to be made anew when there is.
  expect(empty.sources.facts(1000).tags).toContain('kind:flash');
  expect((await read()).total).toBe(3);
});

import { decodeDrawing } from '@/backend/contract/figures/code';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { inDatabase } from '@/tests/support/database';
import { until } from '@/tests/support/until';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({});
});
afterAll(() => backend.destroy());

const TOPIC = 1;

test('the thread of a flash is in order of time, and the flashes before and after it are next to it in time', async () => {
  const { data } = await backend.call('specialDetails', { id: TOPIC, size: 50 });
  const flashes = data.list.filter(({ kind }) => kind === 'flash').reverse();
  expect(flashes.length).toBeGreaterThan(1);
  for (const { id, release_time } of flashes) {
    const { topic, list, previous, next } = await backend.call('flashThread', { id });
    const times = list.map((step) => step.release_time);
    expect(times).toEqual([...times].sort());
    expect(list.map((step) => step.id)).toContain(id);
    expect(topic).not.toBeNull();
    if (previous) expect(previous.release_time <= release_time).toBe(true);
    if (next) expect(next.release_time >= release_time).toBe(true);
  }
});

test('the flash before a flash is the next one in the list', async () => {
  const { list } = await backend.call('flashes', { size: 5 });
  for (const [index, { id }] of list.entries()) {
    const { previous } = await backend.call('flashThread', { id });
    const after = list[index + 1];
    if (after) expect(previous?.id).toBe(after.id);
  }
});

test('an important flash has a later flash of its topic, and other flashes have none', async () => {
  const { list } = await backend.call('flashes', { size: 50 });
  expect(list.filter(({ is_important }) => !is_important).every(({ later }) => later === null)).toBe(true);
  const followed = list.filter(({ later }) => later !== null);
  expect(followed.length).toBeGreaterThan(0);
  for (const { id, release_time, later } of followed) {
    // No flash of the sample is linked as a follow-up: these only share a topic.
    expect(later?.is_follow_up).toBe(false);
    expect((later?.release_time ?? '') > release_time).toBe(true);
    const { list: steps } = await backend.call('flashThread', { id: later?.id ?? 0 });
    expect(steps.length).toBeGreaterThan(1);
    expect(id).not.toBe(later?.id);
  }
});

test('the list and the page of an important flash give the same later flash, the newest of its thread', async () => {
  const { list } = await backend.call('flashes', { important: true, size: 50 });
  const notified = await Promise.all(
    list.map(async ({ id, release_time, later }) => {
      const [page, thread] = await Promise.all([
        backend.call('contentDetails', { id }),
        backend.call('flashThread', { id }),
      ]);
      const newest = thread.list.at(-1);
      const isFollowed = newest !== undefined && newest.release_time > release_time;
      return { id, list: later?.id, page: page.later?.id, thread: isFollowed ? newest.id : undefined };
    }),
  );
  expect(notified.filter(({ thread }) => thread !== undefined).length).toBeGreaterThan(1);
  for (const { id, thread, ...shown } of notified)
    expect({ id, ...shown }).toEqual({ id, list: thread, page: thread });
});

test.each([
  ['usa', 'America/New_York'],
  ['hk', 'Asia/Hong_Kong'],
] as const)('the days of an edition follow its own time zone: %s', async (region, timeZone) => {
  const dayOf = (time: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);
  const { list } = await backend.call('flashes', { region, size: 50 });
  const days = list.map(({ release_time }) => dayOf(new Date(`${release_time.replace(' ', 'T')}+08:00`)));
  expect((await backend.call('flashDay', { region })).day).toBe(dayOf(new Date()));
  expect(new Set(days).size).toBeGreaterThan(1);
  for (const day of new Set(days)) {
    const counted = await backend.call('flashDay', { region, day });
    const total = days.filter((flashDay) => flashDay === day).length;
    expect({ day, total: counted.total }).toEqual({ day, total });
    expect(counted.hours.reduce((sum, hourCount) => sum + hourCount, 0)).toBe(total);
  }
});

test('every sample event has a summary of one sentence in each of its languages', async () => {
  const events = async (locale: 'zh-Hans' | 'en') =>
    (
      await Promise.all(
        (['upcoming', 'ended'] as const).map((state) =>
          backend.call('activities', { state, size: 50, locale }),
        ),
      )
    ).flatMap(({ list }) => list);
  const [zh, en] = await Promise.all([events('zh-Hans'), events('en')]);
  expect(zh.length).toBeGreaterThan(10);
  for (const { summary } of zh) expect(summary).toMatch(/^[^。]{10,60}。$/);
  for (const { summary } of en) expect(summary).toMatch(/^[A-Z][^.]{20,118}\.$/);
  const numbered = zh.filter(({ state, seats_left }) => state === 'upcoming' && seats_left !== null);
  expect(numbered.length).toBeGreaterThan(2);
});

test('a sample event begins at the first time of its agenda, and its list and page give the same number of seats', async () => {
  const { list } = await backend.call('activities', { state: 'all', size: 50, locale: 'en' });
  const counted = list.filter(({ state, seats_left }) => state === 'upcoming' && seats_left !== null);
  expect(counted.length).toBeGreaterThan(2);
  for (const { id, start_time, seats_left } of list) {
    const { agenda, tickets } = await backend.call('activityDetails', { id, locale: 'en' });
    expect({ id, at: start_time.slice(11, 16) }).toEqual({ id, at: agenda[0]?.time });
    const left = tickets
      .filter(({ type }) => type !== 'invitation')
      .reduce((sum, ticket) => sum + (ticket.left ?? 0), 0);
    if (counted.some((event) => event.id === id))
      expect({ id, seats_left }).toEqual({ id, seats_left: left });
  }
});

test('the contact page links the feedback form while the contact address is an example', async () => {
  for (const locale of ['zh-Hans', 'en'] as const) {
    const { body } = await backend.call('document', { key: 'contact', locale });
    expect(body).toContain('href="/feed_back"');
    expect(body).not.toContain('example.org');
  }
});

test('the sample series have the values that the sample news reports', async () => {
  const { list } = await backend.call('dataSeries', { days: 30, locale: 'zh-Hans' });
  const valuesOf = (key: string) => list.find((series) => series.key === key)?.points ?? [];
  const flows = valuesOf('spot-etf-flow');
  expect(flows.slice(-6).map(({ value }) => value)).toEqual([1.06, 2.31, 0.44, 3.02, 1.87, 4.12]);
  expect(flows.filter(({ at }) => [0, 6].includes(new Date(at.slice(0, 10)).getUTCDay()))).toEqual([]);
  const week = valuesOf('dex-volume').slice(-7);
  expect(week.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(812);
  const supply = valuesOf('stablecoin-cap').map(({ value }) => value);
  expect(Math.max(...supply.slice(0, -1))).toBeLessThan(supply.at(-1) ?? 0);
});

test('an unknown flash has no thread', async () => {
  const answer = await backend.raw('/getFlashThread', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 999_999 }),
  });
  expect((await answer.json()).code).toBe(404);
});

const articles = async (locale: 'zh-Hans' | 'en') =>
  (await backend.call('articles', { size: 50, locale })).list;

test('the cover of a story is the same drawing in every language and in the sitemap', async () => {
  const list = await articles('zh-Hans');
  const english = new Map((await articles('en')).map((story) => [story.id, story]));
  const rows = (await backend.call('sitemapRows', { of: 'content', from: 1, to: 8000 })).list;
  expect(list.length).toBeGreaterThan(5);
  for (const { id, figure } of list) {
    const translated = english.get(id)?.figure;
    // A cover made of words is left out where the translation has none of its own.
    if (translated) expect(translated.code).toBe(figure?.code);
    expect(rows.find((row) => row.id === id)?.figure?.code).toBe(figure?.code);
    if (figure) expect(decodeDrawing(figure.code)?.kind).toBe(figure.kind);
  }
  expect(list.filter(({ figure }) => figure).length).toBeGreaterThan(list.length / 2);
  expect(new Set(list.map(({ figure }) => figure?.kind)).size).toBeGreaterThanOrEqual(6);
});

test('the drawing of an event is made from its agenda', async () => {
  const { list } = await backend.call('activities', { state: 'all', size: 50 });
  const drawn = list.filter(({ figure }) => figure?.kind === 'span');
  expect(drawn.length).toBeGreaterThan(0);
  for (const { id, figure } of drawn) {
    const { agenda } = await backend.call('activityDetails', { id });
    expect(figure?.count).toBe(agenda.length);
  }
});

test('the ledger of a past day stays as it was closed, without texts that were taken down, and the current day has none', async () => {
  const { previous } = await backend.call('flashDay', {});
  const day = previous ?? '';
  const ledger = await backend.call('dayLedger', { day });
  const counts = await backend.call('flashDay', { day });
  expect(ledger).toMatchObject({ total: counts.total, important: counts.important });
  expect(ledger.hours.map(({ count }) => count)).toEqual(counts.hours);
  for (const { count, important, entries } of ledger.hours) {
    expect(entries.filter((entry) => entry.is_important)).toHaveLength(important);
    expect(entries.length > 0).toBe(count > 0);
    expect(entries.length - important).toBeLessThanOrEqual(3);
  }
  const today = await backend.raw('/getDayLedger', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ day: counts.next ?? '' }),
  });
  expect(today.status).toBe(404);
  const countEnglish = async (locale: 'en' | 'zh-Hans') => {
    const { hours } = await backend.call('dayLedger', { day, locale });
    return hours.flatMap(({ entries }) => entries).filter(({ lang }) => lang === 'en').length;
  };
  const onlyEnglish = await countEnglish('zh-Hans');
  expect(await countEnglish('en')).toBeGreaterThan(onlyEnglish);

  const { dataDir } = backend;
  await backend.stop();
  inDatabase(
    dataDir,
    "update content_texts set title = 'over' where content_id in (select id from contents where kind = 'flash'); delete from content_texts where lang = 'en' and content_id in (select content_id from content_texts where lang = 'zh-Hans'); select 1",
  );
  backend = await startBackend({}, dataDir);
  expect(await backend.call('dayLedger', { day })).toEqual(ledger);
  expect(await countEnglish('en')).toBe(onlyEnglish);
});

test('drawings missing in an older database are computed after the start', async () => {
  const before = await articles('zh-Hans');
  const { dataDir } = backend;
  await backend.stop();
  const [left] = inDatabase(
    dataDir,
    'update content_texts set figures = null; update contents set cover_kind = null; select count(*)::int as n from content_texts where figures is null',
  ) as { n: number }[];
  expect(left?.n).toBeGreaterThan(50);
  backend = await startBackend({}, dataDir);
  const drawn = before.filter(({ figure }) => figure).length;
  await until(async () => (await articles('zh-Hans')).filter(({ figure }) => figure).length === drawn);
  const after = await articles('zh-Hans');
  expect(after.map(({ figure }) => figure)).toEqual(before.map(({ figure }) => figure));
});

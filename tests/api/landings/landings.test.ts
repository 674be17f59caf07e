import { CHEAP_PASSWORDS, ask, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { as, type Do } from '@/tests/support/pieces';

let backend: TestBackend;
let editor: Do;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  editor = as(backend, (await signInAs(backend, 'editor')).token);
});
afterAll(() => backend.destroy());

const both = (text: string) => ({ 'zh-Hans': text, en: text });
const DOCUMENT = {
  slug: 'spring-meeting',
  status: 'published',
  title: both('A spring meeting'),
  summary: both('One line'),
  name: both('Spring'),
  set: 'blue',
  tone: 'paper',
  display: 'numeral',
  motif: 'score',
  display_text: {},
  place: {},
  related: [],
  sections: [{ type: 'text', key: 'about', title: both('About'), body: both('<p onclick="x()">Words</p>') }],
  pages: [{ slug: 'spring-meeting-about', title: both('About it'), summary: {}, sections: ['about'] }],
};
const read = (slug: string) => ask(backend, 'landing', { slug });
const save = (document: object, at: { id?: number; version?: number } = {}) =>
  editor('saveRecord', { kind: 'landing', ...at, document });

test('every landing address of the sample answers, and is listed', async () => {
  const { list } = (await ask(backend, 'landingAddresses', {})).data;
  expect(list.length).toBeGreaterThanOrEqual(16);
  for (const { slug, langs } of list) {
    expect(await read(slug)).toMatchObject({ code: 200, data: { langs } });
    expect(langs).toEqual(['zh-Hans', 'en']);
  }
});

test('the coming forum is bound to an event with tickets, and begins when that does', async () => {
  const { document } = (await read('forum-2026')).data;
  const { event } = (await ask(backend, 'eventDetails', { id: Number(document['event_id']) })).data;
  expect(event.tickets.map(({ state }) => state)).toContain('on_sale');
  expect(event.start_time.slice(0, 16).replace('T', ' ')).toBe(String(document['starts']).slice(0, 16));
});

test('a landing is drafted, scheduled, published, changed and withdrawn; readers see it only while it is out', async () => {
  const made = await save({ ...DOCUMENT, status: 'draft' });
  expect(made).toMatchObject({ code: 200, data: { version: 1 } });
  const { id } = made.data;
  expect((await read('spring-meeting')).code).toBe(404);
  await save({ ...DOCUMENT, release_time: '2199-01-01 08:00:00' }, { id, version: 1 });
  expect((await read('spring-meeting')).code).toBe(404);
  await save(DOCUMENT, { id, version: 2 });
  const { document } = (await read('spring-meeting')).data;
  expect(document['sections']).toMatchObject([{ body: both('<p>Words</p>') }]);
  expect((await read('spring-meeting-about')).data.id).toBe(id);
  const listed = async () =>
    (await ask(backend, 'landingAddresses', {})).data.list
      .map(({ slug }) => slug)
      .filter((slug) => slug.startsWith('spring'));
  expect(await listed()).toEqual(['spring-meeting', 'spring-meeting-about']);
  await save({ ...DOCUMENT, status: 'withdrawn' }, { id, version: 3 });
  expect((await read('spring-meeting')).code).toBe(410);
  expect((await read('spring-meeting-about')).code).toBe(410);
  expect(await listed()).toEqual([]);
});

test.each([
  ['an address another landing has', { slug: 'forum_2025', pages: [] }, { 'document.slug': 'taken' }],
  ['an address a sub-page of another has', { slug: 'CryptoTime', pages: [] }, { 'document.slug': 'taken' }],
  [
    'its own address for a sub-page',
    { slug: 'spring-two', pages: [{ ...DOCUMENT.pages[0], slug: 'spring-two' }] },
    { 'document.slug': 'taken' },
  ],
  [
    'a ground its text cannot be read on',
    { slug: 'spring-two', set: 'clay', tone: 'ground' },
    { 'document.tone.mark': 'notAllowed' },
  ],
  [
    'a text missing in one language',
    { slug: 'spring-two', name: { en: 'Spring' } },
    { 'document.name': 'required' },
  ],
  [
    'a script as a link',
    { slug: 'spring-two', map_link: 'javascript:alert(1)' },
    { 'document.map_link': 'notAllowed' },
  ],
])('the desk refuses %s, and says which', async (_, change, fields) => {
  expect(await save({ ...DOCUMENT, ...change })).toMatchObject({ code: 400, fields });
});

test('results of the quiz are kept as sums alone', async () => {
  const before = (await ask(backend, 'quizTakers', {})).data;
  const takersOf = (of: typeof before, code: string) =>
    of.results.find((one) => one.code === code)?.takers ?? 0;
  const after = (await ask(backend, 'addQuizResult', { shares: [80, 60, 70, 30] })).data;
  expect(after.total).toBe(before.total + 1);
  expect(takersOf(after, 'SLNC')).toBe(takersOf(before, 'SLNC') + 1);
  await Promise.all(
    Array.from({ length: 5 }, () => ask(backend, 'addQuizResult', { shares: [0, 0, 0, 100] })),
  );
  const last = (await ask(backend, 'quizTakers', {})).data;
  expect(takersOf(last, 'DFPB')).toBe(takersOf(before, 'DFPB') + 5);
  for (const shares of [
    [1, 2, 3],
    [1, 2, 3, 101],
    [1, 2, 3, -1],
    [1, 2, 3, 0.5],
  ])
    expect((await ask(backend, 'addQuizResult', { shares })).code).toBe(400);
});

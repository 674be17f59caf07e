import { CHEAP_PASSWORDS, makeCall, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let editor: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
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
const read = (slug: string) => makeCall(backend, 'landing', { slug });
const save = (document: object, at: { id?: number; version?: number; far?: boolean } = {}) =>
  editor('saveRecord', { kind: 'landing', ...at, document });

test('every landing page of the sample content is listed and can be read', async () => {
  const { list } = (await makeCall(backend, 'landingAddresses', {})).data;
  expect(list.length).toBeGreaterThanOrEqual(16);
  for (const { slug, langs } of list) {
    expect(await read(slug)).toMatchObject({ code: 200, data: { langs } });
    expect(langs).toEqual(['zh-Hans', 'en']);
  }
});

test('the result page of the ceremony links to existing articles', async () => {
  const { document } = (await read('hk_annualceremony_result')).data;
  const links = JSON.stringify(document).match(/(?<=\/wz_detail\/)[^"#]+/g) ?? [];
  expect(links).toHaveLength(2);
  for (const id of links)
    expect((await makeCall(backend, 'contentDetails', { id: Number(id) })).code).toBe(200);
});

test('the forum is linked to an event that sells tickets until it begins, and has its start time', async () => {
  const { document } = (await read('forum-2026')).data;
  const { event } = (await makeCall(backend, 'eventDetails', { id: Number(document['event_id']) })).data;
  const isSelling = event.tickets.some(({ state }) => state === 'on_sale');
  expect(isSelling).toBe(new Date(event.start_time) > new Date());
  expect(event.start_time.slice(0, 16).replace('T', ' ')).toBe(String(document['starts']).slice(0, 16));
});

test('readers see a landing page only while it is published, also after a schedule and a change', async () => {
  const answer = await save({ ...DOCUMENT, status: 'draft' });
  expect(answer).toMatchObject({ code: 200, data: { version: 1 } });
  const { id } = answer.data;
  expect((await read('spring-meeting')).code).toBe(404);
  await save({ ...DOCUMENT, release_time: '2199-01-01 08:00:00' }, { id, version: 1, far: true });
  expect((await read('spring-meeting')).code).toBe(404);
  await save(DOCUMENT, { id, version: 2 });
  const { document } = (await read('spring-meeting')).data;
  expect(document['sections']).toMatchObject([{ body: both('<p>Words</p>') }]);
  expect((await read('spring-meeting-about')).data.id).toBe(id);
  const listed = async () =>
    (await makeCall(backend, 'landingAddresses', {})).data.list
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
    { 'document.tone.mark': 'lowContrast' },
  ],
  [
    'a text missing in one language',
    { slug: 'spring-two', name: { en: 'Spring' } },
    { 'document.name': 'required' },
  ],
  [
    'a script as a link',
    { slug: 'spring-two', map_link: 'javascript:alert(1)' },
    { 'document.map_link': 'notALink' },
  ],
])('the desk refuses %s, and names the field', async (_, change, fields) => {
  expect(await save({ ...DOCUMENT, ...change })).toMatchObject({ code: 400, fields });
});

test('quiz results are stored as sums only', async () => {
  const before = (await makeCall(backend, 'quizTakers', {})).data;
  const takersOf = (of: typeof before, code: string) =>
    of.results.find((result) => result.code === code)?.takers ?? 0;
  const after = (await makeCall(backend, 'addQuizResult', { shares: [80, 60, 70, 30] })).data;
  expect(after.total).toBe(before.total + 1);
  expect(takersOf(after, 'SLNC')).toBe(takersOf(before, 'SLNC') + 1);
  await Promise.all(
    Array.from({ length: 5 }, () => makeCall(backend, 'addQuizResult', { shares: [0, 0, 0, 100] })),
  );
  const last = (await makeCall(backend, 'quizTakers', {})).data;
  expect(takersOf(last, 'DFPB')).toBe(takersOf(before, 'DFPB') + 5);
  for (const shares of [
    [1, 2, 3],
    [1, 2, 3, 101],
    [1, 2, 3, -1],
    [1, 2, 3, 0.5],
  ])
    expect((await makeCall(backend, 'addQuizResult', { shares })).code).toBe(400);
});

const newTool = async (name: string) => {
  const [category] = (await editor('records', { kind: 'tool_category' })).data.list;
  const document = {
    category_id: category?.id ?? 0,
    name,
    url: 'https://example.org/a-tool',
    description: both('What it does'),
  };
  return (await editor('saveRecord', { kind: 'tool', document })).data.id;
};
const entries = async () => {
  const { districts, topics } = (await makeCall(backend, 'atlas', {})).data;
  return [...districts.flatMap((district) => district.entries), ...topics];
};

test('the atlas has every tool and every topic once, in the order of creation', async () => {
  const { districts, topics } = (await makeCall(backend, 'atlas', { locale: 'en' })).data;
  const tools = (await makeCall(backend, 'tools', { locale: 'en' })).data.list;
  expect(districts.map(({ key }) => key)).toEqual(tools.map(({ key }) => key));
  const ids = (keys: { key: string }[]) => keys.map(({ key }) => Number(key.split('-')[1]));
  for (const [at, { entries: districtEntries }] of districts.entries()) {
    expect(ids(districtEntries)).toEqual([...ids(districtEntries)].sort((a, b) => a - b));
    expect(new Set(ids(districtEntries))).toEqual(new Set(tools[at]?.tools.map(({ id }) => id)));
  }
  expect(topics.length).toBe((await makeCall(backend, 'specials', {})).data.list.length);
  expect(topics.some(({ year, week }) => year >= week && year > 0)).toBe(true);
});

test('the stories of a tool are those labelled with its name, whatever the letter case', async () => {
  const { list } = (await makeCall(backend, 'flashes', { size: 20 })).data;
  const [label] = list.flatMap(({ labels }) => labels);
  const id = await newTool((label?.name ?? '').toUpperCase());
  const entry = (await entries()).find(({ key }) => key === `tool-${id}`);
  expect(entry?.year).toBeGreaterThan(0);
  const sheet = (await makeCall(backend, 'atlasEntry', { key: `tool-${id}`, locale: 'en' })).data;
  expect(sheet).toMatchObject({
    description: 'What it does',
    url: 'https://example.org/a-tool',
    year: entry?.year,
  });
  expect(sheet.weeks.reduce((sum, weekCount) => sum + weekCount, 0)).toBeGreaterThanOrEqual(entry?.week ?? 0);
  expect(sheet.news.length).toBeGreaterThan(0);
  expect(sheet.news.every(({ labels }) => labels.some((storyLabel) => storyLabel.id === label?.id))).toBe(
    true,
  );
});

test('an event belongs to a tool only when its text contains the tool’s name as a whole word', async () => {
  const { list } = (await makeCall(backend, 'activities', { state: 'upcoming', locale: 'en' })).data;
  const event = list.find(({ title }) => /[A-Za-z]{6,}/.test(title));
  const word = /[A-Za-z]{6,}/.exec(event?.title ?? '')?.[0] ?? '';
  const named = await newTool(word);
  const part = await newTool(word.slice(0, -2));
  const all = await entries();
  expect(all.find(({ key }) => key === `tool-${named}`)?.has_event).toBe(true);
  expect(all.find(({ key }) => key === `tool-${part}`)?.has_event).toBe(false);
  const { events } = (await makeCall(backend, 'atlasEntry', { key: `tool-${named}`, locale: 'en' })).data;
  expect(events.map(({ id }) => id)).toContain(event?.id);
});

test('a topic has a sheet without a link, and unknown entries are not found', async () => {
  const [topic] = (await makeCall(backend, 'atlas', {})).data.topics;
  expect((await makeCall(backend, 'atlasEntry', { key: topic?.key ?? '' })).data).toMatchObject({
    url: '',
    category: null,
  });
  expect((await makeCall(backend, 'atlasEntry', { key: 'tool-999999' })).code).toBe(404);
  expect((await makeCall(backend, 'atlasEntry', { key: 'topic-999999' })).code).toBe(404);
  expect((await makeCall(backend, 'atlasEntry', { key: 'person-1' })).code).not.toBe(200);
});

describe('a preview of a record form', () => {
  const preview = (document: object) => editor('previewRecord', { kind: 'landing', document });
  const shown = (id: number, who: MemberCalls = editor) => who('recordPreview', { kind: 'landing', id });

  test('shows its cleaned content and stores no version', async () => {
    const { id } = (await save({ ...DOCUMENT, slug: 'tried-out', pages: [] })).data;
    const stored = await preview({ ...DOCUMENT, slug: 'tried-out', pages: [], title: both('Another title') });
    expect((await shown(stored.data.id)).data.document).toMatchObject({
      title: both('Another title'),
      sections: [{ body: both('<p>Words</p>') }],
    });
    expect((await read('tried-out')).data.document['title']).toEqual(both('A spring meeting'));
    expect((await editor('readRecord', { kind: 'landing', id })).data.versions).toHaveLength(1);
  });

  test('is refused with the same field errors as saving, and only the desk can read it', async () => {
    const refused = await preview({ ...DOCUMENT, set: 'clay', tone: 'ground' });
    expect(refused).toMatchObject({ code: 400, fields: { 'document.tone.mark': 'lowContrast' } });
    const { id } = (await preview(DOCUMENT)).data;
    const columnist = callsOf(backend, (await signInAs(backend, 'columnist')).token);
    expect((await shown(id, columnist)).code).toBe(10300);
    expect((await shown(id + 1)).code).toBe(404);
  });
});

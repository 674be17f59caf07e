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
  const { districts, topics } = (await ask(backend, 'atlas', {})).data;
  return [...districts.flatMap((one) => one.entries), ...topics];
};

test('the atlas holds every tool and every topic once, in the order in which they were added', async () => {
  const { districts, topics } = (await ask(backend, 'atlas', { locale: 'en' })).data;
  const tools = (await ask(backend, 'tools', { locale: 'en' })).data.list;
  expect(districts.map(({ key }) => key)).toEqual(tools.map(({ key }) => key));
  const ids = (keys: { key: string }[]) => keys.map(({ key }) => Number(key.split('-')[1]));
  for (const [at, { entries: own }] of districts.entries()) {
    expect(ids(own)).toEqual([...ids(own)].sort((a, b) => a - b));
    expect(new Set(ids(own))).toEqual(new Set(tools[at]?.tools.map(({ id }) => id)));
  }
  expect(topics.length).toBe((await ask(backend, 'specials', {})).data.list.length);
  expect(topics.some(({ year, week }) => year >= week && year > 0)).toBe(true);
});

test('what is written about a tool is what is labelled with its name, in any spelling', async () => {
  const { list } = (await ask(backend, 'flashes', { size: 20 })).data;
  const [label] = list.flatMap(({ labels }) => labels);
  const id = await newTool((label?.name ?? '').toUpperCase());
  const found = (await entries()).find(({ key }) => key === `tool-${id}`);
  expect(found?.year).toBeGreaterThan(0);
  const sheet = (await ask(backend, 'atlasEntry', { key: `tool-${id}`, locale: 'en' })).data;
  expect(sheet).toMatchObject({
    description: 'What it does',
    url: 'https://example.org/a-tool',
    year: found?.year,
  });
  expect(sheet.weeks.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(found?.week ?? 0);
  expect(sheet.news.length).toBeGreaterThan(0);
  expect(sheet.news.every(({ labels }) => labels.some((one) => one.id === label?.id))).toBe(true);
});

test('an event belongs to what its words name as a whole word', async () => {
  const { list } = (await ask(backend, 'activities', { state: 'upcoming', locale: 'en' })).data;
  const event = list.find(({ title }) => /[A-Za-z]{6,}/.test(title));
  const word = /[A-Za-z]{6,}/.exec(event?.title ?? '')?.[0] ?? '';
  const named = await newTool(word);
  const part = await newTool(word.slice(0, -2));
  const all = await entries();
  expect(all.find(({ key }) => key === `tool-${named}`)?.has_event).toBe(true);
  expect(all.find(({ key }) => key === `tool-${part}`)?.has_event).toBe(false);
  const { events } = (await ask(backend, 'atlasEntry', { key: `tool-${named}`, locale: 'en' })).data;
  expect(events.map(({ id }) => id)).toContain(event?.id);
});

test('a topic has a sheet without an address; what is not there is not found', async () => {
  const [topic] = (await ask(backend, 'atlas', {})).data.topics;
  expect((await ask(backend, 'atlasEntry', { key: topic?.key ?? '' })).data).toMatchObject({
    url: '',
    category: null,
  });
  expect((await ask(backend, 'atlasEntry', { key: 'tool-999999' })).code).toBe(404);
  expect((await ask(backend, 'atlasEntry', { key: 'topic-999999' })).code).toBe(404);
  expect((await ask(backend, 'atlasEntry', { key: 'person-1' })).code).not.toBe(200);
});

import { makeCall, CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';

let backend: TestBackend;
let writer: MemberCalls;
let editor: MemberCalls;
let admin: MemberCalls;
let anyone: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  writer = callsOf(backend, (await register(backend, 'writer@example.org')).token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  anyone = callsOf(backend, '');
});
afterAll(() => backend.destroy());

const english = (title: string) => ({
  lang: 'en',
  title,
  summary: 'Four nights.',
  body: '<p>Two o’clock at the Zanzibar desk.</p>',
});

/** Approves a new English text of a live story. */
async function translated(title: string, id?: number) {
  const content =
    id === undefined ? await contentInState('live', { owner: writer, admin }) : await current(id);
  const draft = (await writer('saveDraft', { id: content.id, version: content.version, ...english(title) }))
    .data;
  const sent = (await writer('submitContent', { id: content.id, version: draft.version, langs: ['en'] }))
    .data;
  const live = await editor('approveContent', { id: content.id, version: sent.version });
  expect(live.code).toBe(200);
  return live.data;
}
const current = async (id: number) => (await editor('readDraft', { id })).data;
const shown = async (id: number, locale: string) =>
  (await makeCall(backend, 'contentDetails', { id, locale })).data;
const langsOf = async (id: number) =>
  (await editor('deskContents', { size: 50 })).data.list.find((row) => row.id === id)?.langs;
const searchHits = async () =>
  (await anyone('search', { keyword: 'Zanzibar', locale: 'en' })).data.list.map(({ id }) => id);

test('a translation is withdrawn apart from its story, and restored by an editor', async () => {
  const live = await translated('The night shift');
  const { id } = live;
  expect(await langsOf(id)).toEqual(['zh-Hans', 'en']);
  const before = await shown(id, 'zh-Hans');
  const off = await editor('withdrawTranslation', { ...live, lang: 'en', reason: '译错了' });
  expect(off.code).toBe(200);
  expect(await shown(id, 'zh-Hans')).toMatchObject({ title: before.title, body: before.body });
  expect((await shown(id, 'en')).lang).toBe('zh-Hans');
  expect(await langsOf(id)).toEqual(['zh-Hans']);
  expect(JSON.stringify(await shown(id, 'en'))).not.toContain('night shift');
  expect(await current(id)).toMatchObject({ withheld: [{ lang: 'en', reason: '译错了' }] });

  // A new English text does not bring the translation back, and neither does restoring the whole story.
  const again = await translated('The night shift, again', id);
  expect((await shown(id, 'en')).lang).toBe('zh-Hans');
  const gone = (await editor('withdrawContent', { ...again, reason: '数据有误' })).data;
  const back = (await editor('restoreContent', { ...gone, reason: '已核实' })).data;
  expect((await shown(id, 'en')).lang).toBe('zh-Hans');

  expect((await writer('restoreTranslation', { ...back, lang: 'en', reason: '改好了' })).code).toBe(10300);
  const restored = await editor('restoreTranslation', { ...back, lang: 'en', reason: '改好了' });
  expect(restored.code).toBe(200);
  expect(await shown(id, 'en')).toMatchObject({ lang: 'en', title: 'The night shift, again' });
  expect(await langsOf(id)).toEqual(['zh-Hans', 'en']);
  const notified = (await writer('messages')).data.list.map(({ title }) => title);
  expect(notified).toEqual(
    expect.arrayContaining([expect.stringMatching(/英语版已撤下/), expect.stringMatching(/英语版已恢复/)]),
  );
  const log = (await editor('auditLog', { subject: 'content', subject_id: String(id) })).data.list;
  expect(log.map(({ command }) => command)).toEqual(expect.arrayContaining(['withdrawText', 'restoreText']));
});

test('while a translation is withdrawn, a correction needs no sentence in its language', async () => {
  const { id } = await translated('The night shift');
  const { version } = await current(id);
  const off = await editor('withdrawTranslation', { id, version, lang: 'en', reason: '译错了' });
  const { data } = await editor('readLive', { id });
  expect(off.code).toBe(200);
  const input = {
    id,
    version: data.version,
    lang: 'zh-Hans',
    title: '夜班改了题',
    correction: { 'zh-Hans': '题目更正。' },
  };
  expect((await editor('correctContent', input)).code).toBe(200);
});

test('a withdrawn translation is removed from the search index', async () => {
  const live = await translated('A desk in the harbour');
  expect(await searchHits()).toContain(live.id);
  await editor('withdrawTranslation', { ...live, lang: 'en', reason: '译错了' });
  expect(await searchHits()).not.toContain(live.id);
});

test('the original language is withdrawn only with the story, and a language that is not live cannot be withdrawn', async () => {
  const live = await translated('The night shift');
  const original = { ...live, lang: 'zh-Hans', reason: '不要' };
  expect(await editor('withdrawTranslation', original)).toMatchObject({ fields: { lang: 'original' } });
  expect(await editor('withdrawTranslation', { ...original, lang: 'zh-Hant' })).toMatchObject({
    fields: { lang: 'notFound' },
  });
  expect(await editor('restoreTranslation', { ...original, lang: 'en' })).toMatchObject({
    fields: { lang: 'notFound' },
  });
});

import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';

let backend: TestBackend;
let admin: MemberCalls;
let owner: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  owner = callsOf(backend, (await register(backend, 'writer@example.org')).token);
});
afterAll(() => backend.destroy());

const ENGLISH = { lang: 'en' as const, title: 'Night shift', summary: '', body: '<p>Half a sentence</p>' };
const read = async (id: number) => (await owner('readDraft', { id })).data;
const langs = async (id: number) => (await read(id)).document.texts.map(({ lang }) => lang);
const isEnglishLive = async (id: number) => {
  const { data } = await owner('contentDetails', { id, locale: 'en' });
  return data.title === ENGLISH.title;
};

test('a language that was not submitted stays a draft, and can be published later', async () => {
  const draft = await contentInState('draft', { owner, admin });
  const { id, version } = (await owner('saveDraft', { ...draft, ...ENGLISH })).data;
  const sent = (await owner('submitContent', { id, version, langs: ['zh-Hans'] })).data;
  const live = (await admin('approveContent', { id, version: sent.version })).data;
  expect(await langs(id)).toEqual(['zh-Hans', 'en']);
  expect(await read(id)).toMatchObject({ status: 'approved', edit: 'draft' });
  expect(await isEnglishLive(id)).toBe(false);
  const summary = 'Four nights.';
  const whole = (await owner('saveDraft', { id, version: live.version, lang: 'en', summary })).data;
  const again = (await owner('submitContent', { id, version: whole.version, langs: ['en'] })).data;
  expect((await admin('approveContent', { id, version: again.version })).code).toBe(200);
  expect(await isEnglishLive(id)).toBe(true);
  expect(await read(id)).toMatchObject({ status: 'approved', edit: null });
});

test('words written after the submission stay a draft, even after two decisions of the desk', async () => {
  const draft = await contentInState('draft', { owner, admin });
  const sent = (await owner('submitContent', draft)).data;
  const release_time = '2199-01-01 08:00:00';
  const approved = (
    await admin('approveContent', { id: sent.id, version: sent.version, release_time, far: true })
  ).data;
  const newer = (await owner('saveDraft', { ...approved, lang: 'zh-Hans', title: '后来的题目' })).data;
  const back = (await admin('unscheduleContent', { id: sent.id, version: newer.version })).data;
  expect((await admin('approveContent', back)).code).toBe(200);
  expect(await read(sent.id)).toMatchObject({
    status: 'approved',
    edit: 'draft',
    document: { texts: [{ title: '后来的题目' }] },
  });
});

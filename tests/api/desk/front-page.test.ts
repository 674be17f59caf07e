import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';

let backend: TestBackend;
let owner: MemberCalls;
let editor: MemberCalls;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  owner = callsOf(backend, (await signInAs(backend, 'columnist')).token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

test('the front page lists only editors at work, and what each has claimed', async () => {
  const present = async () => (await editor('deskOverview')).data.present;
  const draft = await contentInState('pending', { owner, admin });
  await admin('claimContent', { id: draft.id });
  const self = (await editor('userInfo')).data.id;
  const other = (await admin('userInfo')).data.id;
  const shown = await present();
  expect(shown.map(({ id }) => id).toSorted()).toEqual([self, other].toSorted());
  expect(shown.find(({ id }) => id === other)).toMatchObject({
    is_self: false,
    holds: [{ id: draft.id, kind: 'article', title: WHOLE_TEXT.title }],
  });
  expect(shown.find(({ id }) => id === self)).toMatchObject({ is_self: true, holds: [] });
  await admin('releaseContent', { id: draft.id });
  expect((await present()).flatMap(({ holds }) => holds)).toEqual([]);
  await admin('logOut');
  expect((await present()).map(({ id }) => id)).toEqual([self]);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});

test('the side bar counts submissions, unanswered feedback and, for administrators, identity requests', async () => {
  const counts = async (who: MemberCalls) => (await who('deskCounts')).data;
  const before = await counts(editor);
  expect(before.queue).toBe((await editor('reviewQueue')).data.list.length);
  expect(before.realname).toBe(0);
  await contentInState('pending', { owner, admin });
  const { token } = await register(backend, 'asks@example.test');
  await callsOf(backend, token)('submitFeedback', { content: '正文的字太小了' });
  expect(await counts(editor)).toMatchObject({ queue: before.queue + 1, feedback: before.feedback + 1 });
  const { total } = (await admin('realnameRequests', { status: 'pending' })).data;
  expect((await counts(admin)).realname).toBe(total);
});

test('the log shows a title in the reader’s language if there is one, and names unchanged', async () => {
  const both = (await admin('publishFlash', { lang: 'zh-Hans', title: '网络恢复出块' })).data;
  await admin('correctContent', { ...both, lang: 'en', title: 'The network produces blocks again' });
  const only = (await admin('publishFlash', { lang: 'zh-Hans', title: '只有中文的一条' })).data;
  const titles = async (locale: string, id: number) => {
    const { list } = (await admin('auditLog', { subject: 'content', subject_id: String(id), locale })).data;
    return [...new Set(list.map(({ title, lang }) => `${lang}: ${title}`))];
  };
  expect(await titles('en', both.id)).toEqual(['en: The network produces blocks again']);
  expect(await titles('zh-Hans', both.id)).toEqual(['zh-Hans: 网络恢复出块']);
  expect(await titles('en', only.id)).toEqual(['zh-Hans: 只有中文的一条']);
  const [row] = (await admin('records', { kind: 'author' })).data.list;
  const { id, version, document } = (await admin('readRecord', { kind: 'author', id: row?.id })).data;
  const links = [{ url: 'https://mastodon.example/@lin' }];
  const changed = { kind: 'author', id, version, document: { ...document, links } };
  expect((await admin('saveRecord', changed)).code).toBe(200);
  const { list: authors } = await backend.call('authors', { id });
  expect(authors[0]?.links).toEqual(['https://mastodon.example/@lin']);
  const { list } = (await admin('auditLog', { subject: 'author', subject_id: String(id) })).data;
  expect(list[0]).toMatchObject({ lang: null });
});

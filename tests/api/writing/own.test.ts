import { pageToken } from '@/backend/contract/process/page-token';
import { OWN_TABS } from '@/backend/contract/writing/statuses';
import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';

let backend: TestBackend;
let owner: MemberCalls;
let admin: MemberCalls;
let reader: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  owner = callsOf(backend, (await signInAs(backend, 'columnist')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  reader = callsOf(backend, (await signInAs(backend, 'reader')).token);
});
afterAll(() => backend.destroy());

const rowOf = async (id: number) => {
  const { list } = (await owner('myContents', { size: 100 })).data;
  return list.find((row) => row.id === id);
};

test('the sample columnist has drafts or stories in every state with their reasons, and the desk has work', async () => {
  const { counts } = (await owner('myContents', {})).data;
  for (const tab of OWN_TABS) expect({ tab, count: counts[tab] }).not.toEqual({ tab, count: 0 });
  const { list } = (await owner('myContents', { status: 'rejected' })).data;
  expect(list.every(({ reason }) => reason !== '')).toBe(true);
  const { queue, feedback } = (await admin('deskCounts')).data;
  expect(Math.min(queue, feedback)).toBeGreaterThan(0);
  expect((await admin('auditLog')).data.total).toBeGreaterThan(0);
});

test('totals count the reactions to an author’s own stories only', async () => {
  const totals = async () => (await owner('myContents', { status: 'rejected' })).data.totals;
  const draft = await contentInState('live', { owner, admin });
  const other = (await admin('publishFlash', { title: '别人的一条' })).data;
  const authorId = (await reader('contentDetails', { id: draft.id })).data.author?.id;
  const before = await totals();
  for (const id of [draft.id, other.id]) {
    await reader('like', { id, like: true });
    const token = pageToken(backend.secret, `view:${id}`, new Date());
    await reader('pageView', { wz_id: id, event: 'pv', uuid: `own-${id}`, token });
    await reader('collect', { id });
  }
  await reader('followAuthor', { id: authorId, follow: true });
  const after = await totals();
  expect(after).toEqual({
    views: before.views + 1,
    likes: before.likes + 1,
    collections: before.collections + 1,
    follows: before.follows + 1,
  });
});

test('a withdrawn story shows its author the reason of the desk until it is restored', async () => {
  const draft = await contentInState('live', { owner, admin });
  const gone = (await admin('withdrawContent', { ...draft, reason: '引用的数字对不上' })).data;
  expect(await rowOf(draft.id)).toMatchObject({
    status: 'withdrawn',
    reason: '',
    withdrawn_reason: '引用的数字对不上',
  });
  await admin('restoreContent', { ...gone, reason: '已核实' });
  expect(await rowOf(draft.id)).toMatchObject({ status: 'approved', withdrawn_reason: '' });
});

test('authors find their own texts by words in every language, and not by markup or field names', async () => {
  const draft = (
    await owner('saveDraft', {
      lang: 'zh-Hant',
      title: '關於渡船的夜班',
      summary: '一份值班手記。',
      body: '<p class="x">做市團隊在<strong>凌晨</strong>對帳。</p>',
    })
  ).data;
  const english = { lang: 'en', title: 'The ferryman', body: '<p>A rug-pull, seen from the quay.</p>' };
  const saved = (await owner('saveDraft', { ...draft, ...english })).data;
  const total = async (keyword: string) => {
    const { list } = (await owner('myContents', { keyword, size: 100 })).data;
    return list.filter(({ id }) => id === draft.id).length;
  };
  for (const word of [
    '渡船',
    '渡船的夜',
    '关于渡船',
    '凌晨',
    '做市团队',
    '值班手记',
    'FERRY',
    'quay',
    'rugpull',
  ])
    expect({ word, total: await total(word) }).toEqual({ word, total: 1 });
  for (const word of [
    'title',
    'lang',
    'zh-Hant',
    'strong',
    'class="x"',
    'label_ids',
    '<p',
    '渡船西',
    '%',
    '"',
  ])
    expect({ word, total: await total(word) }).toEqual({ word, total: 0 });
  expect((await reader('myContents', { keyword: '渡船' })).data.total).toBe(0);
  const next = (await owner('saveDraft', { ...saved, lang: 'zh-Hant', title: '關於碼頭' })).data;
  expect([await total('码头'), await total('渡船')]).toEqual([1, 0]);
  // The submitted, the live and the newer version are all found.
  const sent = (await owner('submitContent', { ...next, langs: ['zh-Hant'] })).data;
  const live = (await admin('approveContent', { id: sent.id, version: sent.version })).data;
  await owner('saveDraft', { ...live, lang: 'zh-Hant', title: '關於燈塔' });
  expect([await total('码头'), await total('灯塔')]).toEqual([1, 1]);
});

import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackendProcess, type BackendProcess } from '@/tests/support/backend';
import type { CallName } from '@/backend/contract/calls';
import { MAX_PREVIEWS } from '@/backend/contract/writing/limits';
import { callsOf, type MemberCalls, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';
import { PUBLIC_CALLS, publicAnswer, publicInputs } from '@/tests/support/public-calls';
import { until } from '@/tests/support/until';

const ENV = { ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' };
const EVENT = '码头夜谈第七场';
const NEXT_YEAR = new Date().getFullYear() + 1;
const WHEN = {
  start_time: `${NEXT_YEAR}-01-05 18:30:00`,
  end_time: `${NEXT_YEAR}-01-05 21:30:00`,
  time_zone: 'Asia/Shanghai',
  city: '上海',
};
const HIDDEN = ['draft', 'pending', 'rejected', 'scheduled', 'withdrawn', 'removed'] as const;

let backend: BackendProcess;
let owner: MemberCalls;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackendProcess(ENV);
  owner = callsOf(backend, (await register(backend, 'writer@example.org')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

/** The public calls, in any language, whose answers contain one of the words. */
async function naming(words: readonly string[]): Promise<string[]> {
  const inputs = publicInputs(backend);
  const requested: [string, object][] = [
    ...(await Promise.all(
      PUBLIC_CALLS.map(
        async ([name]) => [name, (await inputs[name as CallName]?.()) ?? {}] as [string, object],
      ),
    )),
    ...words.flatMap((keyword) =>
      ['search', 'searchMore', 'searchSuggestions'].map((name) => [name, { keyword }] as [string, object]),
    ),
  ];
  const leaks: string[] = [];
  for (const [name, input] of requested)
    for (const locale of ['zh-Hans', 'en']) {
      const call = PUBLIC_CALLS.find(([callName]) => callName === name)?.[1];
      const answerText = call ? await publicAnswer(backend, call, { size: 50, ...input, locale }) : '';
      // A search repeats the words that were searched for.
      const rest = answerText.replace(/"keyword":"[^"]*"/g, '');
      if (words.some((word) => rest.includes(word))) leaks.push(`${name} ${locale}`);
    }
  return [...new Set(leaks)];
}

test('no public answer contains a draft, an unpublished story or an unpublished event', async () => {
  const ids: number[] = [];
  for (const state of HIDDEN) ids.push((await contentInState(state, { owner, admin })).id);
  const event = {
    title: EVENT,
    ...WHEN,
  };
  await owner('saveOrganiser', { name: '渡口' });
  const draft = await owner('updateActivity', event);
  expect(draft.data).toMatchObject({ status: 'draft' });
  const tickets = [{ name: '普通票', quantity: 10 }];
  const waiting = await owner('updateActivity', { ...event, mode: 'online', tickets, status: 'pending' });
  expect(waiting.data).toMatchObject({ status: 'pending' });
  expect(await naming([WHOLE_TEXT.title, EVENT])).toEqual([]);
  for (const id of ids)
    expect([404, 410]).toContain((await callsOf(backend, '')('contentDetails', { id })).status);

  // Once the story is live, the same calls contain it: the check for the words works.
  const live = await contentInState('live', { owner, admin });
  await until(async () => (await backend.call('searchMore', { keyword: WHOLE_TEXT.title })).total > 0);
  expect(await naming([WHOLE_TEXT.title])).toEqual(
    expect.arrayContaining(['articles zh-Hans', 'feedItems zh-Hans', 'searchMore zh-Hans']),
  );
  await admin('removeContent', { ...live, reason: '法院裁定' });
  await admin('updateActivity', { id: waiting.data.id, status: 'published' });
  expect(await naming([EVENT])).toEqual(
    expect.arrayContaining(['activities zh-Hans', 'organisers zh-Hans', 'searchMore zh-Hans']),
  );
});

test('a discarded draft is recovered as it was, and restoring an earlier version adds a new one', async () => {
  const first = (await owner('saveDraft', WHOLE_TEXT)).data;
  const second = (await owner('saveDraft', { ...first, ...WHOLE_TEXT, body: '<p>第二版。</p>' })).data;
  const gone = (await owner('discardDraft', second)).data;
  const listed = await owner('myContents', { status: 'draft' });
  expect(listed.data.list.some(({ id }) => id === first.id)).toBe(false);
  const back = (await owner('recoverDraft', gone)).data;
  const restored = (await owner('restoreRevision', { ...back, revision: 1 })).data;
  const now = (await owner('readDraft', { id: first.id })).data;
  expect(now.document.texts[0]?.body).toBe(WHOLE_TEXT.body);
  const { list } = (await owner('revisions', { id: first.id })).data;
  expect(list.map(({ number, command }) => [number, command])).toEqual([
    [restored.version, 'revert'],
    [second.version, 'save'],
    [1, 'save'],
  ]);
});

test('a preview opens with its token, and with no other', async () => {
  const content = (await owner('saveDraft', WHOLE_TEXT)).data;
  const { token } = (await owner('previewLink', { id: content.id })).data;
  const anyone = callsOf(backend, '');
  expect((await anyone('previewContent', { token })).data.document.texts[0]?.title).toBe(WHOLE_TEXT.title);
  expect((await anyone('previewContent', { token: `${token}x` })).code).toBe(404);
  expect((await admin('previewLink', { id: 999_999 })).code).toBe(404);
});

test('a preview address works until its author or the desk ends it, and both see all addresses', async () => {
  const content = await contentInState('draft', { owner, admin });
  const { id } = content;
  const anyone = callsOf(backend, '');
  const first = (await owner('previewLink', { id })).data;
  const second = (await admin('previewLink', { id })).data;
  const { list } = (await owner('previewLinks', { id })).data;
  expect(list.map(({ link_id }) => link_id)).toEqual([second.link_id, first.link_id]);
  expect(list.map(({ token }) => token)).toEqual([second.token, first.token]);
  expect(list.every(({ by }) => by !== null)).toBe(true);
  expect((await owner('endPreviewLink', { id, link_id: second.link_id })).code).toBe(200);
  expect(await anyone('previewContent', { token: second.token })).toMatchObject({ status: 410 });
  expect((await anyone('previewContent', { token: first.token })).code).toBe(200);
  // An address can be ended once, and only by those who may see it.
  expect((await owner('endPreviewLink', { id, link_id: second.link_id })).code).toBe(404);
  const other = callsOf(backend, (await register(backend, 'stranger@example.org')).token);
  expect((await other('endPreviewLink', { id, link_id: first.link_id })).code).toBe(404);
  expect((await other('previewLinks', { id })).code).toBe(404);
  const another = await contentInState('draft', { owner: other, admin });
  expect((await other('endPreviewLink', { id: another.id, link_id: first.link_id })).code).toBe(404);
  expect((await anyone('previewContent', { token: first.token })).code).toBe(200);
  const log = (await admin('auditLog', { subject: 'content', subject_id: String(id) })).data.list;
  expect(log.map(({ command }) => command)).toEqual(['previewEnd', 'previewOpen', 'previewOpen', 'start']);
});

test('making one address more than the limit ends the oldest, so that every working address is listed', async () => {
  const { id } = await contentInState('draft', { owner, admin });
  const anyone = callsOf(backend, '');
  const tokens: string[] = [];
  for (let previewCount = 0; previewCount <= MAX_PREVIEWS; previewCount += 1)
    tokens.push((await owner('previewLink', { id })).data.token);
  const [oldest, next] = tokens;
  expect((await anyone('previewContent', { token: oldest })).status).toBe(410);
  expect((await anyone('previewContent', { token: next })).code).toBe(200);
  const { list } = (await owner('previewLinks', { id })).data;
  expect(list.map(({ token }) => token)).toEqual(tokens.slice(1).reverse());
});

test('ending the preview addresses of an event ends all existing ones, and later ones work', async () => {
  const { id } = (await owner('updateActivity', { ...WHEN, title: '预览的活动' })).data;
  const anyone = callsOf(backend, '');
  const open = async ({ token }: { token: string }) => (await anyone('activityPreview', { token })).status;
  const first = (await owner('activityPreviewLink', { id })).data;
  expect(await open(first)).toBe(200);
  expect((await owner('endActivityPreviews', { id })).data).toEqual({ ended: true });
  expect(await open(first)).toBe(404);
  const second = (await owner('activityPreviewLink', { id })).data;
  expect(await open(second)).toBe(200);
  for (const token of ['', '!', `${id}`, 'zzzzzzzzzzzzzzzzzz.1.x', `-1.${second.token}`])
    expect([400, 404]).toContain(await open({ token }));
});

test('stories that were due while the backend was down are published after the restart, once and in order', async () => {
  const at = Date.now() + 1500;
  const drafts: number[] = [];
  for (const ms of [700, 0]) {
    const content = await contentInState('pending', { owner, admin });
    const release_time = new Date(at + ms).toISOString();
    expect((await admin('approveContent', { ...content, release_time })).code).toBe(200);
    drafts.push(content.id);
  }
  const anyone = callsOf(backend, '');
  const states = () => Promise.all(drafts.map(async (id) => (await anyone('contentDetails', { id })).status));
  expect(await states()).toEqual([404, 404]);
  await backend.stop('SIGKILL');
  backend = await startBackendProcess(ENV, backend.dataDir);
  const again = callsOf(backend, (await signInAs(backend, 'admin')).token);
  const shown = callsOf(backend, '');
  const isOut = async (id: number) => (await shown('contentDetails', { id })).status === 200;
  await until(async () => (await Promise.all(drafts.map(isOut))).every(Boolean));
  const { list } = (await again('auditLog', { keyword: WHOLE_TEXT.title })).data;
  const published = list.filter(({ command, actor }) => command === 'approve' && actor === null);
  // The log is newest first, and the story that was due first was published first.
  expect(published.map(({ subject_id }) => Number(subject_id))).toEqual(drafts);
});

import { makeCall, CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let firstMember: MemberCalls;
let two: MemberCalls;
let editor: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  firstMember = callsOf(backend, (await register(backend, 'one@example.org')).token);
  two = callsOf(backend, (await register(backend, 'two@example.org')).token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
});
afterAll(() => backend.destroy());

const groups = async () => (await makeCall(backend, 'tools', {})).data.list;

test('a member has one vote for a tool, and can withdraw it', async () => {
  const id = (await groups())[0]?.tools[0]?.id ?? 0;
  const votes = async () => (await groups())[0]?.tools[0]?.votes;
  const vote = async (by: MemberCalls, isOn: boolean) =>
    (await by('toolVote', { id, is_on: isOn })).data.votes;
  expect(await Promise.all([1, 2, 3].map(() => vote(firstMember, true)))).toEqual([1, 1, 1]);
  expect(await vote(two, true)).toBe(2);
  expect(await votes()).toBe(2);
  expect((await firstMember('toolVotes', { ids: [id, id + 1] })).data.voted).toEqual([id]);
  expect(await vote(firstMember, false)).toBe(1);
  expect((await makeCall(backend, 'atlasEntry', { key: `tool-${id}` })).data.votes).toBe(1);
  expect((await firstMember('toolVote', { id: 999_999, is_on: true })).code).toBe(404);
});

test('lists show the first line of a tool’s description, and its page shows the rest and similar tools', async () => {
  const [group] = await groups();
  const [tool, second] = group?.tools ?? [];
  const { data } = await makeCall(backend, 'atlasEntry', { key: `tool-${tool?.id}`, locale: 'en' });
  expect(tool?.description).not.toContain('\n');
  expect(data.description).not.toContain('\n');
  expect(data.about).toMatch(/\nPrice and licence: /);
  expect(data.about).not.toContain(data.description);
  expect(data.related[0]).toEqual({ id: second?.id, name: second?.name });
  expect(data.related.map(({ id }) => id)).not.toContain(tool?.id);
});

test('a tool proposed by a member waits until the desk lists or refuses it, and the member is notified', async () => {
  const category = (await groups())[0]?.id ?? 0;
  const proposal = (name: string) => ({
    name,
    url: `https://${name}.example/`,
    category_id: null,
    lang: 'en' as const,
    description: 'Shows who holds what on a chain.',
  });
  const good = (await firstMember('submitTool', proposal('lens'))).data.id;
  const bad = (await firstMember('submitTool', proposal('spam'))).data.id;
  expect((await two('submitTool', proposal('lens'))).data).toBeNull();
  const waiting = async () => (await editor('toolSubmissions', {})).data.list.map(({ id }) => id);
  expect(await waiting()).toEqual([good, bad]);

  const { tool_id: toolId } = (
    await editor('decideTool', { id: good, is_accepted: true, category_id: category })
  ).data;
  await editor('decideTool', { id: bad, is_accepted: false, reason: 'An advertisement.' });
  const again = await editor('decideTool', { id: good, is_accepted: false, reason: 'Twice.' });
  expect(again.data).toBeNull();
  expect(await waiting()).toEqual([]);
  expect((await groups())[0]?.tools.find(({ id }) => id === toolId)).toMatchObject({
    name: 'lens',
    votes: 0,
  });
  const notified = (await firstMember('messages', { locale: 'en' })).data.list.map(
    ({ title, body }) => `${title}: ${body}`,
  );
  expect(notified).toEqual([
    expect.stringContaining('spam was not listed: Reason: An advertisement.'),
    expect.stringContaining('lens is in the tools directory'),
  ]);
  const [, accepted] = (await firstMember('messages', { locale: 'en' })).data.list;
  expect(accepted?.link).toBe(`/home_tools/${toolId}`);
  // A listed tool cannot be proposed again.
  expect((await two('submitTool', proposal('lens'))).data).toBeNull();
});

test('a member has at most five waiting proposals', async () => {
  const send = (at: number) =>
    two('submitTool', {
      name: `tool ${at}`,
      url: `https://t${at}.example/`,
      lang: 'zh-Hans',
      description: '看谁在链上持有什么。',
    });
  for (let at = 0; at < 5; at += 1) expect((await send(at)).data.id).toBeGreaterThan(0);
  expect((await send(5)).data).toBeNull();
});

import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { zh } from '@/tests/support/created-records';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let editor: MemberCalls;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

test('the list says which records readers do not see, and why', async () => {
  const stateOf = async (kind: 'document' | 'newsletter', id: number) =>
    (await editor('records', { kind, ids: [id] })).data.list[0]?.state;
  const { list } = (await editor('records', { kind: 'document' })).data;
  expect(list.every(({ state }) => state === null)).toBe(true);
  const page = list.find(({ note }) => note === 'disclaimer') ?? { id: 0, version: 0 };
  const document = { title: zh('免责声明'), body: zh('<p>尚未公开</p>'), is_public: false };
  await editor('saveRecord', { kind: 'document', id: page.id, version: page.version, document });
  expect(await stateOf('document', page.id)).toBe('draft');

  const letter = (await editor('records', { kind: 'newsletter' })).data.list[0] ?? { id: 0, version: 0 };
  const stored = (await editor('readRecord', { kind: 'newsletter', id: letter.id })).data.document;
  let { version } = letter;
  for (const [isClosed, state] of [
    [true, 'closed'],
    [false, null],
  ] as const) {
    const changed = {
      kind: 'newsletter',
      id: letter.id,
      version,
      document: { ...stored, is_closed: isClosed },
    } as const;
    ({ version } = (await admin('saveRecord', changed)).data);
    expect(await stateOf('newsletter', letter.id)).toBe(state);
  }
  const states = (await editor('records', { kind: 'landing' })).data.list.map(({ state }) => state);
  expect(new Set(states)).toContain(null);
});

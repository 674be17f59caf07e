import postgres from 'postgres';
import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';
import { createTestDatabase } from '@/tests/support/data-template';
import { hasPostgres } from '@/tests/support/postgres';

/** Races only show on a real PostgreSQL: the embedded database has one connection. */
const onPostgres = hasPostgres ? describe : describe.skip;

const AT_ONCE = 20;
const ROUNDS = 5;

onPostgres('two backends on one PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof createTestDatabase>>;
  let sql: postgres.Sql;
  let backends: TestBackend[] = [];
  let owner: MemberCalls[];
  let editors: MemberCalls[];
  let admin: MemberCalls;

  beforeAll(async () => {
    server = await createTestDatabase(CHEAP_PASSWORDS);
    sql = postgres(server.url, { max: 30, onnotice: () => undefined });
    const env = { ...CHEAP_PASSWORDS, DATABASE_URL: server.url, LIMITS_TIMES: '1000' };
    // The first backend makes the sample accounts, so it is the one that knows their passwords.
    const first = await startBackend(env);
    backends = [first, await startBackend(env)];
    const mine = await register(first, 'writer@example.org');
    const editorAccount = await signInAs(first, 'editor');
    const other = await signInAs(first, 'admin');
    owner = backends.map((backend) => callsOf(backend, mine.token));
    editors = [callsOf(first, editorAccount.token), callsOf(backends[1] ?? first, other.token)];
    admin = callsOf(first, other.token);
  });
  afterAll(async () => {
    for (const backend of backends) await backend.destroy();
    await sql.end();
    await server.stop();
  });

  const pick = (list: MemberCalls[], index: number): MemberCalls => list[index % list.length] ?? admin;
  const times = <Result>(work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));

  test('the control: reading the version first and writing afterwards lets several succeed', async () => {
    await sql`create table naive_pieces (version int, text text)`;
    await sql`insert into naive_pieces values (1, '')`;
    let looking = AT_ONCE;
    let lookedAll = () => {};
    const all = new Promise<void>((resolve) => (lookedAll = resolve));
    const won = await times((index) =>
      sql.begin(async (tx) => {
        const [row] = await tx<[{ version: number }]>`select version from naive_pieces`;
        // Nobody writes before everybody has read, however busy the machine is.
        if ((looking -= 1) === 0) lookedAll();
        await all;
        if (row.version !== 1) return false;
        await tx`update naive_pieces set version = 2, text = ${String(index)}`;
        return true;
      }),
    );
    expect(won.filter(Boolean).length).toBeGreaterThan(1);
  });

  test('one of twenty saves on one version is stored, and the others are conflicts', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const draft = await contentInState('draft', { owner: pick(owner, 0), admin });
      const answers = await times((index) =>
        pick(owner, index)('saveDraft', { ...draft, ...WHOLE_TEXT, title: `第${index}个` }),
      );
      const won = answers.filter(({ code }) => code === 200);
      expect(won).toHaveLength(1);
      const notified = answers.filter(({ messageKey }) => messageKey === 'conflict');
      expect(notified).toHaveLength(AT_ONCE - 1);
      const now = (await pick(owner, 0)('readDraft', { id: draft.id })).data;
      expect(now.version).toBe(won[0]?.data.version);
      const title = now.document.texts[0]?.title;
      for (const { data } of notified)
        expect(data).toMatchObject({ version: now.version, document: { texts: [{ title }] } });
    }
  });

  test('simultaneous approvals, rejections and saves give one decision and a log without gaps', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const draft = await contentInState('pending', { owner: pick(owner, 0), admin });
      const answers = await times(async (index) => {
        if (index % 4 === 3)
          return pick(owner, index)('saveDraft', { ...draft, ...WHOLE_TEXT, title: `第${index}个` });
        if (index % 4 === 2)
          return pick(editors, index)('rejectContent', { ...draft, reason: `第${index}个` });
        return pick(editors, index)('approveContent', draft);
      });
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const { list } = (
        await admin('auditLog', { subject: 'content', subject_id: String(draft.id), size: 50 })
      ).data;
      const decisions = list.filter(({ command }) => command === 'approve' || command === 'reject');
      expect(decisions).toHaveLength(1);
      const versions = list.map(({ version }) => version).reverse();
      expect(versions).toEqual(versions.map((_, index) => index + 1));
      const { data: now } = await pick(owner, 0)('readDraft', { id: draft.id });
      expect(now.version).toBe(versions.length);
    }
  });

  test('a claim ends after fifteen minutes, and not earlier', async () => {
    const { id } = await contentInState('pending', { owner: pick(owner, 0), admin });
    const [firstEditor, other] = [pick(editors, 0), pick(editors, 1)];
    expect((await firstEditor('claimContent', { id })).code).toBe(200);
    const later = (minutes: number) =>
      sql`update manuscripts set held_until = held_until - ${minutes} * interval '1 minute' where content_id = ${id}`;
    await later(14);
    expect(await other('claimContent', { id })).toMatchObject({ messageKey: 'heldByOther' });
    await later(1);
    expect((await other('claimContent', { id })).code).toBe(200);
  });

  test('a schedule that is due on two backends publishes once', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 5 }, () => contentInState('pending', { owner: pick(owner, 0), admin })),
    );
    // Late enough for a busy machine to approve all of them before.
    const soon = new Date(Date.now() + 8_000).toISOString();
    const approved = drafts.map((draft) => admin('approveContent', { ...draft, release_time: soon }));
    for (const { code } of await Promise.all(approved)) expect(code).toBe(200);
    const isLive = async (id: number) => (await admin('contentDetails', { id })).code === 200;
    const deadline = Date.now() + 60_000;
    for (const { id } of drafts)
      while (!(await isLive(id)) && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 100));
    for (const { id } of drafts) {
      const { list } = (await admin('auditLog', { subject: 'content', subject_id: String(id) })).data;
      expect(list.filter(({ actor, command }) => actor === null && command === 'approve')).toHaveLength(1);
    }
  });
});

import postgres from 'postgres';
import {
  makeCall,
  CHEAP_PASSWORDS,
  codeTo,
  GOOD_PASSWORD,
  newAddress,
  register,
} from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { createTestDatabase } from '@/tests/support/data-template';
import { hasPostgres } from '@/tests/support/postgres';

/** Races only show on a real PostgreSQL: the embedded database has one connection. */
const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('two backends on one PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof createTestDatabase>>;
  let sql: postgres.Sql;
  let backends: TestBackend[] = [];
  const at = (index: number) => backends[index % backends.length] as TestBackend;
  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  beforeAll(async () => {
    server = await createTestDatabase(CHEAP_PASSWORDS);
    sql = postgres(server.url, { max: 30, onnotice: () => undefined });
    const env = { ...CHEAP_PASSWORDS, DATABASE_URL: server.url, LIMITS_TIMES: '1' };
    backends = await Promise.all([startBackend(env), startBackend(env)]);
  });
  afterAll(async () => {
    for (const backend of backends) await backend.destroy();
    await sql.end();
    await server.stop();
  });

  /** Reads first and writes afterwards: the control, which shows that there is a race. */
  async function useNaively(count: number): Promise<number> {
    await sql`create table if not exists naive_codes (used boolean)`;
    await sql`truncate naive_codes`;
    await sql`insert into naive_codes values (false)`;
    let looking = count;
    let lookedAll = () => {};
    const all = new Promise<void>((resolve) => (lookedAll = resolve));
    const won = await times(count, () =>
      sql.begin(async (tx) => {
        const [row] = await tx<[{ used: boolean }]>`select used from naive_codes`;
        // Nobody writes before everybody has read, however busy the machine is.
        if ((looking -= 1) === 0) lookedAll();
        await all;
        await tx`update naive_codes set used = true`;
        return !row.used;
      }),
    );
    return won.filter(Boolean).length;
  }

  test('a code used four times at once is accepted once', async () => {
    expect(await useNaively(20)).toBeGreaterThan(1);
    for (let round = 0; round < 10; round += 1) {
      const email = `race-${round}@example.org`;
      const place = { address: newAddress() };
      await makeCall(at(0), 'sendMailCode', { email, purpose: 'register' }, place);
      const code = await codeTo(at(0), email);
      const answers = await times(4, (index) =>
        makeCall(at(index), 'login', { type: 5, email, code, password: GOOD_PASSWORD }, place),
      );
      expect(answers.map((answer) => answer.code).sort()).toEqual([1002, 1002, 1002, 200].sort());
    }
    const [{ total }] = await sql<
      [{ total: number }]
    >`select count(*)::int as total from users where email like 'race-%'`;
    expect(total).toBe(10);
  });

  test('a proof used on both backends at once sets one password', async () => {
    const email = 'proof-race@example.org';
    const { token } = await register(at(0), email);
    await makeCall(at(0), 'sendMailCode', { purpose: 'confirm' }, { token, address: newAddress() });
    const code = await codeTo(at(0), email);
    const { proof } = (
      await makeCall(at(1), 'verifyMailCode', { purpose: 'confirm', code }, { token, address: newAddress() })
    ).data;
    const answers = await times(6, (index) => {
      const password = `amber-lantern-${index}7`;
      return makeCall(
        at(index),
        'setPassword',
        { proof, new_password1: password, new_password2: password },
        { token },
      );
    });
    expect(answers.filter(({ code: answered }) => answered === 200)).toHaveLength(1);
  });

  test('simultaneous likes of one member count once, and those of twenty members twenty times', async () => {
    const item = (await at(0).call('articles', { size: 1 })).list[0];
    const { token, id } = await register(at(0), 'liker@example.org');
    await times(30, (index) => makeCall(at(index), 'like', { id: item?.id, like: true }, { token }));
    const count = async () => (await at(1).call('contentDetails', { id: item?.id ?? 0 })).likes;
    expect(await count()).toBe((item?.likes ?? 0) + 1);
    const members = await times(20, (index) => register(at(index), `fan-${index}@example.org`));
    await times(20, (index) =>
      makeCall(at(index), 'like', { id: item?.id }, { token: members[index]?.token ?? '' }),
    );
    expect(await count()).toBe((item?.likes ?? 0) + 21);
    await times(30, (index) => makeCall(at(index), 'like', { id: item?.id, like: false }, { token }));
    expect(await count()).toBe((item?.likes ?? 0) + 20);
    const [{ rows }] = await sql<
      [{ rows: number }]
    >`select count(*)::int as rows from likes where user_id = ${id}`;
    expect(rows).toBe(0);
  });

  test('rate limits hold across backends for simultaneous attempts', async () => {
    const answers = await times(40, (index) =>
      makeCall(
        at(index),
        'login',
        { type: 4, email: 'guessed@example.org', password: 'x' },
        { address: '192.0.2.77' },
      ),
    );
    expect(answers.filter(({ code }) => code === 1001)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 5006)).toHaveLength(30);
  });

  test('a banned member’s next request is refused by every backend', async () => {
    const email = 'banned@example.org';
    const { token, id } = await register(at(0), email);
    await sql`update users set status = 'banned' where id = ${id}`;
    for (const backend of backends)
      expect((await makeCall(backend, 'userInfo', {}, { token })).code).toBe(10200);
    const again = await makeCall(at(1), 'login', { type: 4, email, password: GOOD_PASSWORD });
    expect(again).toMatchObject({ status: 403, messageKey: 'accountClosed' });
    expect((await makeCall(at(1), 'login', { type: 4, email, password: 'wrong' })).messageKey).toBe(
      'credentialsWrong',
    );
  });

  test('calls in progress while an account is deleted leave no data behind', async () => {
    const { token, id } = await register(at(0), 'leaver@example.org');
    const item = (await at(0).call('articles', { size: 1 })).list[0];
    // Only statements on that table: the backends' periodic jobs also wait for locks now and then.
    const waitersFor = async (table: string, count: number) => {
      const deadline = Date.now() + 20_000;
      for (;;) {
        const [{ total }] = await sql<[{ total: number }]>`
          select count(*)::int as total from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${table}%`}`;
        if (total >= count) return;
        if (Date.now() > deadline) throw new Error(`${total} of ${count} calls wait`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    let collecting: Promise<unknown> = Promise.resolve();
    await sql.begin(async (items) => {
      await items`select 1 from contents where id = ${item?.id ?? 0} for update`;
      collecting = makeCall(at(1), 'collect', { id: item?.id }, { token });
      await waitersFor('contents', 1);
      let calls: Promise<unknown>[] = [];
      await sql.begin(async (people) => {
        await people`select 1 from users where id = ${id} for update`;
        calls = [makeCall(at(0), 'deleteAccount', { password: GOOD_PASSWORD }, { token })];
        await waitersFor('users', 1);
        calls.push(makeCall(at(1), 'editUser', { nickname: 'Still here' }, { token }));
        // The control: an update without a check is applied to the account after its deletion.
        calls.push(sql`update users set bio = 'control' where id = ${id}`.execute());
        await waitersFor('users', 3);
      });
      const [gone, renamed] = await Promise.all(calls);
      expect(gone).toMatchObject({ code: 200 });
      expect(renamed).toMatchObject({ messageKey: 'sessionExpired' });
    });
    expect(await collecting).toMatchObject({ code: 200 });
    const [row] = await sql`select status, nickname, bio from users where id = ${id}`;
    expect(row).toEqual({ status: 'deleted', nickname: '', bio: 'control' });
    const collected = async () => (await sql`select 1 from collections where user_id = ${id}`).length;
    expect(await collected()).toBe(1);

    const another = await startBackend({ DATABASE_URL: server.url });
    const deadline = Date.now() + 20_000;
    while ((await collected()) > 0 && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await another.destroy();
    expect(await collected()).toBe(0);
  });

  test('codes and sessions expire, and using a session prolongs it', async () => {
    const email = 'late@example.org';
    const { token, id } = await register(at(0), email);
    await makeCall(at(0), 'sendMailCode', { email }, { address: newAddress() });
    const code = await codeTo(at(0), email);
    await sql`update codes set expires_at = now() - interval '1 second' where address = ${`mail:${email}`}`;
    expect((await makeCall(at(0), 'login', { type: 3, email, code })).code).toBe(1002);
    await sql`update sessions set last_used_at = now() - interval '10 days', expires_at = now() + interval '1 day' where user_id = ${id}`;
    expect((await makeCall(at(0), 'userInfo', {}, { token })).code).toBe(200);
    const [{ days }] = await sql<[{ days: number }]>`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where user_id = ${id}`;
    expect(days).toBe(30);
    await sql`update sessions set expires_at = now() where user_id = ${id}`;
    expect((await makeCall(at(0), 'userInfo', {}, { token })).code).toBe(10200);
  });

  test('nothing that gives access to an account is stored in plain text', async () => {
    const { token } = await register(at(0), 'kept@example.org');
    await makeCall(at(0), 'sendMailCode', { email: 'kept@example.org' }, { address: newAddress() });
    const [row] = await sql`select password_hash from users where email = 'kept@example.org'`;
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
    const [code] =
      await sql`select code_hash from codes where address = 'mail:kept@example.org' and purpose = 'login'`;
    expect(code?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    const sessions = await sql`select 1 from sessions where token_hash = ${token}`;
    expect(sessions).toHaveLength(0);
  });
});

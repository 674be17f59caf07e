import { calls } from '@/backend/contract/calls';
import { CONFIRM_AGAIN_SECONDS } from '@/backend/contract/newsletters/limits';
import { newsletters } from '@/backend/db/schema/newsletters';
import { LIMITS } from '@/backend/kernel/limit-table';
import { confirm } from '@/backend/modules/newsletters/commands/confirm';
import { subscribe as subscribeIn } from '@/backend/modules/newsletters/commands/subscribe';
import { subscriberKey } from '@/backend/modules/newsletters/queries/subscriber-key';
import {
  CHEAP_PASSWORDS,
  lastTo,
  makeCall,
  newAddress,
  register,
  signInAs,
  waiting,
} from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

describe('newsletters without an account', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(CHEAP_PASSWORDS);
  });
  afterAll(() => backend.destroy());

  const subscribe = (email: string, letters = ['morning'], lang: 'zh-Hans' | 'en' = 'en') =>
    makeCall(backend, 'subscribeLetter', { email, letters, lang }, { address: newAddress() });
  const lettersTo = async (email: string) => (await waiting(backend)).filter(({ to }) => to === email);
  const keyTo = async (email: string) =>
    /\/letters\/(?:confirm|preferences)\/([\w-]+)/.exec((await lastTo(backend, email))?.text ?? '')?.[1] ??
    '';
  const preferences = async (key: string, more = {}) =>
    (await makeCall(backend, 'letterPreferences', { key, ...more })).data;

  test('an address gets one letter to confirm, and every answer is the same', async () => {
    const first = await subscribe('New@Example.org');
    const again = await subscribe('new@example.org');
    const unknown = await subscribe('other@example.org');
    expect([first, again, unknown].map(({ status, code, data }) => ({ status, code, data }))).toEqual(
      Array(3).fill({ status: 200, code: 200, data: { sent: true } }),
    );
    expect(await lettersTo('new@example.org')).toHaveLength(1);
  });

  test('reading what a key opens confirms nothing; the button does, and twice is once', async () => {
    await subscribe('reader@example.org', ['morning', 'weekly']);
    const key = await keyTo('reader@example.org');
    expect(await preferences(key)).toMatchObject({
      state: 'pending',
      letters: [],
      waiting: ['morning', 'weekly'],
      email: 're***@example.org',
    });
    // What a scanner of links does to the backend's own address.
    expect((await backend.raw(`/confirmLetter?key=${key}`)).status).toBe(405);
    expect((await backend.raw(`/unsubscribeLetter?key=${key}`)).status).toBe(405);
    expect((await preferences(key)).state).toBe('pending');
    for (let times = 0; times < 2; times += 1)
      expect((await makeCall(backend, 'confirmLetter', { key })).data).toEqual({
        confirmed: true,
        letters: ['morning', 'weekly'],
      });
    expect(await preferences(key)).toMatchObject({ state: 'active', letters: ['morning', 'weekly'] });
  });

  test('a subscriber chooses, pauses, leaves and comes back by the key alone', async () => {
    await subscribe('chooser@example.org');
    const key = await keyTo('chooser@example.org');
    await makeCall(backend, 'confirmLetter', { key });
    expect(
      await preferences(key, { letters: ['weekly'], is_text_only: true, lang: 'zh-Hant' }),
    ).toMatchObject({
      letters: ['weekly'],
      is_text_only: true,
      lang: 'zh-Hant',
    });
    expect((await preferences(key, { is_paused: true })).paused_until).not.toBeNull();
    expect((await makeCall(backend, 'unsubscribeLetter', { key })).data).toEqual({ left: true });
    expect((await makeCall(backend, 'unsubscribeLetter', { key })).code).toBe(200);
    expect(await preferences(key)).toMatchObject({ state: 'left', letters: ['weekly'] });
    expect(await preferences(key, { letters: ['weekly'] })).toMatchObject({ state: 'active' });
  });

  test('what waits for a confirmation goes on waiting when its reader saves something else', async () => {
    await subscribe('half@example.org');
    const key = await keyTo('half@example.org');
    await makeCall(backend, 'confirmLetter', { key });
    await subscribe('half@example.org', ['weekly']);
    const half = { state: 'active', letters: ['morning'], waiting: ['weekly'] };
    expect(await preferences(key)).toMatchObject(half);
    const saved = await preferences(key, { letters: ['morning'], is_text_only: true });
    expect(saved).toMatchObject({ ...half, is_text_only: true });
    expect((await makeCall(backend, 'confirmLetter', { key })).data.letters).toEqual(['morning', 'weekly']);
  });

  test('a newsletter whose name is written in the other Chinese script alone has it in the reader’s', async () => {
    await makeCall(
      backend,
      'subscribeLetter',
      { email: 'hant@example.org', letters: ['weekly'], lang: 'zh-Hant' },
      { address: newAddress() },
    );
    const text = (await lastTo(backend, 'hant@example.org'))?.text ?? '';
    expect(text).toContain('週刊');
    expect(text).not.toContain('周刊');
  });

  test('somebody else cannot change what a subscriber gets by asking with their address', async () => {
    await subscribe('owner@example.org');
    const key = await keyTo('owner@example.org');
    await makeCall(backend, 'confirmLetter', { key });
    await subscribe('owner@example.org', ['weekly'], 'zh-Hans');
    expect(await preferences(key)).toMatchObject({ letters: ['morning'], lang: 'en' });
  });

  test('wrong keys open nothing, and unknown newsletters and addresses are refused', async () => {
    expect((await makeCall(backend, 'confirmLetter', { key: 'x'.repeat(42) })).status).toBe(404);
    expect((await makeCall(backend, 'unsubscribeLetter', { key: `1-${'0'.repeat(40)}` })).status).toBe(404);
    expect((await subscribe('a@example.org', ['nothing'])).fields).toEqual({ letters: 'notFound' });
    expect((await subscribe('not an address')).fields).toEqual({ email: 'notEmail' });
  });

  test('the address is exported and erased with the account', async () => {
    const { token } = await register(backend, 'member@example.org');
    await subscribe('member@example.org');
    const key = await keyTo('member@example.org');
    await makeCall(backend, 'confirmLetter', { key });
    const exported = await makeCall(backend, 'exportData', {}, { token });
    expect(exported.data.records.newsletters).toMatchObject([
      { state: 'active', newsletters: [{ key: 'morning' }] },
    ]);
    const gone = await makeCall(backend, 'deleteAccount', { password: 'quiet-harbour-94' }, { token });
    expect(gone.code).toBe(200);
    expect((await makeCall(backend, 'letterPreferences', { key })).status).toBe(410);
  });

  test('no list brings a newsletter back that a reader chose to leave, nor an erased address', async () => {
    const { token: admin } = await signInAs(backend, 'admin');
    const imported = async (email: string, letters: string[]) =>
      (
        await makeCall(
          backend,
          'importSubscribers',
          { csv: `Email Address,CONFIRM_TIME\n${email},2025-01-02 03:04:05`, letters, lang: 'en' },
          { token: admin },
        )
      ).data;
    await subscribe('picky@example.org', ['morning', 'weekly']);
    const key = await keyTo('picky@example.org');
    await makeCall(backend, 'confirmLetter', { key });
    await preferences(key, { letters: ['morning'] });
    expect(await imported('picky@example.org', ['weekly'])).toMatchObject({ added: 0, refused_total: 1 });
    expect(await imported('picky@example.org', ['morning', 'weekly'])).toMatchObject({ refused_total: 0 });
    expect((await preferences(key)).letters).toEqual(['morning']);
    // Who asks anew gets it again, also from a list.
    await preferences(key, { letters: ['morning', 'weekly'] });
    expect(await imported('picky@example.org', ['weekly'])).toMatchObject({ unchanged: 1, refused_total: 0 });

    const { token } = await register(backend, 'erased@example.org');
    await subscribe('erased@example.org');
    await makeCall(backend, 'confirmLetter', { key: await keyTo('erased@example.org') });
    await makeCall(backend, 'deleteAccount', { password: 'quiet-harbour-94' }, { token });
    expect(await imported('erased@example.org', ['morning'])).toMatchObject({ added: 0, refused_total: 1 });
  });
});

(hasPostgres ? describe : describe.skip)('what is limited and stored of who subscribes', () => {
  const HOUR_MS = 3_600_000;
  let world: TicketWorld;
  beforeAll(async () => {
    world = await startTicketWorld({ LIMITS_TIMES: '1' });
    await world.context.db
      .insert(newsletters)
      .values({ key: 'tides', name: { en: 'Tides' }, description: {}, cadence: {} });
  });
  afterAll(() => world.end());

  const request = (email: string, address = newAddress()) =>
    subscribeIn(
      world.context,
      { address },
      calls.subscribeLetter.input.parse({ email, letters: ['tides'], lang: 'en' }),
    );
  const lettersTo = async (email: string) =>
    (await world.sql`select 1 from outbox where kind = 'mail' and payload->>'to' = ${email}`).length;

  test('an address is asked three times a day, whoever asks, and each answer is the same', async () => {
    const { count, seconds } = LIMITS.newsletterAddress;
    const email = 'asked@example.org';
    for (let times = 1; times <= count + 2; times += 1) {
      expect(await request(email)).toEqual({ sent: true });
      expect(await lettersTo(email)).toBe(Math.min(times, count));
      world.move((CONFIRM_AGAIN_SECONDS + 1) * 1000);
    }
    await request('somebody-else@example.org');
    expect(await lettersTo('somebody-else@example.org')).toBe(1);
    world.move(seconds * 1000);
    await request(email);
    expect(await lettersTo(email)).toBe(count + 1);
  });

  test('one network asks for so many addresses in an hour, and others go on', async () => {
    const network = newAddress();
    const { count } = LIMITS.newsletterNetwork;
    for (let at = 1; at <= count; at += 1) await request(`of-network-${at}@example.org`, network);
    expect(await refusalOf(request('one-more@example.org', network))).toBe('tooManyRequests');
    expect(await lettersTo('one-more@example.org')).toBe(0);
    expect(await request('one-more@example.org')).toEqual({ sent: true });
    world.move(HOUR_MS);
    expect(await request('an-hour-later@example.org', network)).toEqual({ sent: true });
  });

  test('no table of subscribers has an address that can be read', async () => {
    const { context, sql } = world;
    const email = 'hidden.reader@example.org';
    await request(email);
    const [{ id } = { id: 0 }] = await sql`select max(id)::int as id from subscribers`;
    await confirm(context, subscriberKey(context, id));
    // The last of these is stored without a letter.
    for (let times = 0; times <= LIMITS.newsletterAddress.count; times += 1) {
      await sql`delete from subscribers where id > ${id}`;
      await request('hidden.often@example.org');
    }
    const tables = await sql`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and (column_name = 'subscriber_id' or table_name = 'subscribers')`;
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['subscribers', 'subscriptions']));
    const stored = await Promise.all(
      tables.map(({ name }) => sql`select t::text as row from ${sql(name)} t order by 1`),
    );
    const rows = stored.flat().map(({ row }) => String(row));
    expect(rows.some((row) => row.startsWith(`(${id},`))).toBe(true);
    const forms = ['hidden.', 'example.org'];
    for (const form of forms.flatMap((text) => [text, Buffer.from(text).toString('hex')]))
      expect(rows.filter((row) => row.toLowerCase().includes(form.toLowerCase()))).toEqual([]);
  });
});

import postgres from 'postgres';
import { FIRST_RULES } from '@/backend/contract/channels/rules';
import { CHEAP_PASSWORDS, makeCall, signInAs } from '@/tests/support/accounts';
import { startBackendProcess, type BackendProcess } from '@/tests/support/backend';
import { startTelegram } from '@/tests/support/channel-stubs';
import { createTestDatabase } from '@/tests/support/data-template';
import { hasPostgres } from '@/tests/support/postgres';
import { until } from '@/tests/support/until';

const TOKEN = '7:token-of-the-bot';

(hasPostgres ? describe : describe.skip)('a backend killed between sending a post and recording it', () => {
  let server: Awaited<ReturnType<typeof createTestDatabase>>;
  let sql: postgres.Sql;
  let telegram: Awaited<ReturnType<typeof startTelegram>>;
  let backend: BackendProcess;
  let token: string;

  const settings = () => ({
    ...CHEAP_PASSWORDS,
    DATABASE_URL: server.url,
    SITE_URL: 'https://news.example',
    TELEGRAM_BOT_TOKEN: TOKEN,
    TELEGRAM_CHAT: '@news',
    TELEGRAM_API_URL: telegram.url,
  });
  beforeAll(async () => {
    server = await createTestDatabase(CHEAP_PASSWORDS);
    sql = postgres(server.url, { max: 2, onnotice: () => undefined });
    telegram = await startTelegram(TOKEN, '@news');
    backend = await startBackendProcess(settings());
    ({ token } = await signInAs(backend, 'admin'));
    const rules = { ...FIRST_RULES, keyFlash: { timing: 'now', at: '09:00' } };
    await call(backend, 'saveChannelRules', { channel: 'telegram', version: 0, rules });
  });
  afterAll(async () => {
    await backend.destroy();
    await telegram.stop();
    await sql.end();
    await server.stop();
  });

  const call: typeof makeCall = (_, name, input) => makeCall(backend, name, input, { token });
  const sendings = (title: string) =>
    telegram.calls.filter(
      ({ path, body }) => path.endsWith('/sendMessage') && String(body.text).includes(title),
    );
  const stateOf = async (id: number) => (await call(backend, 'channelStates', { id })).data.channels[0];

  /** Publishes a flash, kills the backend once Telegram has it, starts it again, and waits until it has looked. */
  async function killWhileSending(title: string): Promise<number> {
    telegram.troubles.push('hang');
    const { data } = await call(backend, 'publishFlash', {
      title,
      is_important: true,
      key: `channels-${title}`,
    });
    await until(() => sendings(title).length === 1);
    await backend.stop('SIGKILL');
    // The dead backend had leased the row; the test does not wait for the lease to expire.
    await sql`update outbox set leased_until = null, due_at = now() where delivered_at is null`;
    await sql`update channels set next_call_at = null`;
    backend = await startBackendProcess(settings(), backend.dataDir);
    await until(async () => {
      const [left] = await sql`select from outbox where kind = 'channelPost' and delivered_at is null`;
      return left === undefined;
    });
    return data.id;
  }

  test('without the record that it began, the same story is posted twice', async () => {
    await sql`
      create function without_record() returns trigger language plpgsql as $$
      begin if new.state = 'sending' then new.state = 'queued'; end if; return new; end $$`;
    await sql`create trigger without_record before update on channel_posts for each row execute function without_record()`;
    await killWhileSending('对照');
    expect(sendings('对照')).toHaveLength(2);
    await sql`drop trigger without_record on channel_posts`;
  });

  test('it is posted once, is uncertain, and an editor decides', async () => {
    const id = await killWhileSending('断电');
    expect(sendings('断电')).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: 'uncertain' });
    await call(backend, 'actOnPost', { id, channel: 'telegram', act: 'notPosted' });
    await until(async () => (await stateOf(id))?.state === 'sent');
    expect(sendings('断电')).toHaveLength(2);
  });
});

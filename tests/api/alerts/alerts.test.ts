import postgres from 'postgres';
import { makeCall } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { databaseSettings } from '@/tests/support/data-template';
import { importInto, makeItem } from '@/tests/support/items';
import { startPushService, type SubscribedBrowser } from '@/tests/support/push-service';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let service: Awaited<ReturnType<typeof startPushService>>;
const OPEN = { ALERTS_PRIVATE_HOSTS: 'on' };

beforeAll(async () => {
  service = await startPushService();
  backend = await startBackend(OPEN);
});
afterAll(async () => {
  await backend.destroy();
  await service.stop();
});

const titles = { 'zh-Hans': '结算网络暂停', en: 'Settlement network pauses' } as const;

function keyFlash(key: string, change: Parameters<typeof makeItem>[1] = {}) {
  return makeItem(key, {
    kind: 'flash',
    isImportant: true,
    releasedAt: new Date().toISOString(),
    texts: Object.entries(titles).map(([lang, title]) => ({
      lang: lang === 'en' ? ('en' as const) : ('zh-Hans' as const),
      text: { title: `${title} ${key}`, summary: '', body: '' },
    })),
    ...change,
  });
}

async function subscribe(name: string, language: 'zh-Hans' | 'zh-Hant' | 'en'): Promise<SubscribedBrowser> {
  const browser = service.subscribe(name);
  const { endpoint, keys } = browser;
  expect((await makeCall(backend, 'addAlert', { endpoint, keys, language })).code).toBe(200);
  return browser;
}

/** Lets the time in which a flash may be taken back be over, except on the embedded database, where it is waited for. */
async function endUndo(): Promise<void> {
  const { DATABASE_URL } = databaseSettings(backend.dataDir);
  if (!DATABASE_URL) return;
  const sql = postgres(DATABASE_URL, { max: 1 });
  await sql`update outbox set due_at = now() where kind = 'alert' and delivered_at is null`;
  await sql.end();
}

const titlesOf = ({ messages }: SubscribedBrowser) =>
  messages.map((message) => (message as { title: string }).title);

test('an important flash is sent once to each subscriber in their language, and other news is not', async () => {
  const readers = {
    hans: await subscribe('hans', 'zh-Hans'),
    hant: await subscribe('hant', 'zh-Hant'),
    en: await subscribe('en', 'en'),
  };
  await importInto(backend, [
    keyFlash('plain', { isImportant: false }),
    keyFlash('old', { releasedAt: '2026-01-02T03:04:05.000Z' }),
    keyFlash('article', { kind: 'article' }),
    keyFlash('1'),
  ]);
  await endUndo();
  await until(() => Object.values(readers).every(({ messages }) => messages.length > 0));
  // A change of a flash that was already sent is not sent again.
  await importInto(backend, [keyFlash('1', { sourceName: 'again' }), keyFlash('2')]);
  await endUndo();
  await until(() => Object.values(readers).every(({ messages }) => messages.length > 1));
  expect(titlesOf(readers.hans)).toEqual(['结算网络暂停 1', '结算网络暂停 2']);
  expect(titlesOf(readers.hant)).toEqual(['結算網路暫停 1', '結算網路暫停 2']);
  expect(titlesOf(readers.en)).toEqual(['Settlement network pauses 1', 'Settlement network pauses 2']);
  expect(readers.en.headers[0]).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=/),
    topic: expect.stringMatching(/^flash-\d+$/),
  });
});

test('unsubscribed and expired browsers get no more messages, and the keys survive a restart', async () => {
  const [off, gone, stays] = [
    await subscribe('off', 'en'),
    await subscribe('gone', 'en'),
    await subscribe('stays', 'en'),
  ];
  gone.status = 410;
  expect((await makeCall(backend, 'removeAlert', { endpoint: off.endpoint })).data).toEqual({
    removed: true,
  });
  expect((await makeCall(backend, 'removeAlert', { endpoint: off.endpoint })).data).toEqual({
    removed: false,
  });
  const key = (await makeCall(backend, 'alertKey', {})).data;
  await importInto(backend, [keyFlash('3')]);
  await endUndo();
  await until(() => stays.messages.length === 1 && gone.messages.length === 1);
  await backend.stop();
  backend = await startBackend(OPEN, backend.dataDir);
  expect((await makeCall(backend, 'alertKey', {})).data).toEqual(key);
  await importInto(backend, [keyFlash('4')]);
  await endUndo();
  await until(() => stays.messages.length === 2);
  expect(gone.messages).toHaveLength(1);
  expect(off.messages).toHaveLength(0);
  // Its row was deleted, not only skipped.
  expect((await makeCall(backend, 'removeAlert', { endpoint: gone.endpoint })).data).toEqual({
    removed: false,
  });
});

test('unencrypted or private addresses and invalid keys are refused', async () => {
  const browser = service.subscribe('refused');
  const good = { endpoint: browser.endpoint, keys: browser.keys, language: 'en' };
  for (const bad of [
    { endpoint: 'ftp://a.example' },
    { keys: { p256dh: 'x', auth: 'y' } },
    { language: 'fr' },
  ])
    expect((await makeCall(backend, 'addAlert', { ...good, ...bad })).code).toBe(400);
  await backend.stop();
  backend = await startBackend({}, backend.dataDir);
  expect((await makeCall(backend, 'addAlert', good)).code).toBe(400);
  for (const host of ['169.254.169.254', '127.0.0.1', '10.0.0.1', '[::1]'])
    expect((await makeCall(backend, 'addAlert', { ...good, endpoint: `https://${host}/x` })).fields).toEqual({
      endpoint: 'privateAddress',
    });
});

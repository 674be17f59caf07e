import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { CHEAP_PASSWORDS, makeCall, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';
import { freePort } from '@/tests/support/free-port';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
let editor: MemberCalls;
let pictures: Server;
let port = 0;

beforeAll(async () => {
  port = await freePort();
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#2b4fa8' } })
    .jpeg()
    .toBuffer();
  pictures = createServer((_, response) => void response.end(photo)).listen(port);
  backend = await startBackend({ ...CHEAP_PASSWORDS, SITE_URL: 'https://new.example' });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
});
afterAll(async () => {
  await backend.destroy();
  pictures.closeAllConnections();
  pictures.close();
});

const asPortal = { address: '203.0.113.9' };
const find = async (address: string, host = 'old.example') =>
  (await makeCall(backend, 'findRedirect', { host, address }, asPortal)).data.answer;
const at = (...paths: string[]) => paths.map((path) => `https://old.example${path}`);

const itemAt = (key: string, named: string[], guessed: string[] = [], more = {}) =>
  makeItem(key, { oldPlaces: { named, guessed, isFromSite: true }, ...more });

test('the address of a story follows its state: public, withdrawn, draft', async () => {
  await importInto(backend, [
    itemAt('live', at('/live/')),
    itemAt('draft', at('/draft/'), [], { status: 'draft' }),
  ]);
  const live = await find('/live');
  expect(live).toMatchObject({ status: 308, to: expect.stringMatching(/^\/wz_detail\/\d+$/) });
  expect(await find('/draft')).toBeNull();
  await importInto(backend, [itemAt('live', at('/live/'), [], { status: 'withdrawn' })]);
  expect(await find('/live')).toMatchObject({ status: 410, to: '' });
});

test('an address that is named wins over a guess, whichever comes first', async () => {
  await importInto(backend, [
    itemAt('guessed', at('/2023/same/'), at('/same/')),
    itemAt('named', at('/same/')),
    itemAt('late', at('/2024/same/'), at('/same/')),
  ]);
  const [guess, named] = [await find('/2023/same'), await find('/same')];
  expect(named?.to).toMatch(/^\/wz_detail\//);
  expect(named?.to).not.toBe(guess?.to);
});

test('what an editor wrote or removed stays, however often the item is imported', async () => {
  const item = itemAt('kept', at('/kept/', '/removed/'));
  await importInto(backend, [item]);
  const rowOf = async (keyword: string) => (await editor('redirects', { keyword })).data.list[0];
  const written = await rowOf('/kept');
  await editor('saveRedirect', { id: written?.id, from: written?.from, to: '/news', status: 308 });
  await editor('removeRedirect', { id: (await rowOf('/removed'))?.id });
  const again = await importInto(backend, [item]);
  expect(again.data).toMatchObject({ unchanged: 1, moved: 0 });
  expect((await find('/kept'))?.to).toBe('/news');
  expect(await find('/removed')).toBeNull();
});

test('pictures that were copied answer for their addresses, in any of the sizes of the old site', async () => {
  const site = `http://127.0.0.1:${port}`;
  const body = `<p>前</p><img src="${site}/wp-content/uploads/pier-300x200.jpg" alt="码头">`;
  await importInto(backend, [itemAt('pictured', [`${site}/pictured/`], [], { body })], {
    isOffline: false,
    allowPrivate: true,
  });
  for (const name of ['pier-300x200', 'pier', 'pier-1024x768', 'pier-scaled'])
    expect((await find(`/wp-content/uploads/${name}.jpg`, ''))?.to).toMatch(/^\/uploads\/.+\.(?:jpg|webp)$/);
});

test('a site made on somebody’s own computer names no host, so its addresses are paths', async () => {
  await importInto(backend, [itemAt('local', ['http://localhost:8080/made-here/'])]);
  expect((await find('/made-here', ''))?.to).toMatch(/^\/wz_detail\//);
  const { data } = await makeCall(backend, 'redirectHosts', {}, asPortal);
  expect(data.hosts).toEqual(['old.example']);
});

/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchGuarded } from '@/backend/modules/uploads/commands/fetch-guarded';

let server: Server;
let host = '';
const seen: [string, string | undefined][] = [];

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    seen.push([url, headers.authorization]);
    if (url === '/moved') response.writeHead(302, { location: '/there' }).end();
    else response.end('good');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => seen.splice(0));
afterAll(() => {
  server.close();
});

const LIMITS = { mayBePrivate: () => true, timeoutMs: 5000, maxBytes: 1000 };
const basic = (words: string) => `Basic ${Buffer.from(words).toString('base64')}`;

test('name and password of an address are sent as a header, to a webhook as well', async () => {
  const answer = await fetchGuarded(`http://desk:p%40ss@${host}/feed`, LIMITS);
  expect(answer).toMatchObject({ status: 200, url: `http://${host}/feed` });
  await fetchGuarded(`http://desk@${host}/hook`, { ...LIMITS, body: '{}' });
  expect(seen).toEqual([
    ['/feed', basic('desk:p@ss')],
    ['/hook', basic('desk:')],
  ]);
});

test('a percent sign that encodes nothing is one of the password', async () => {
  await fetchGuarded(`http://desk:100%@${host}/hook`, LIMITS);
  expect(seen).toEqual([['/hook', basic('desk:100%')]]);
});

test('they are not sent on to where an address leads', async () => {
  await fetchGuarded(`http://desk:secret@${host}/moved`, LIMITS);
  expect(seen).toEqual([
    ['/moved', basic('desk:secret')],
    ['/there', undefined],
  ]);
});

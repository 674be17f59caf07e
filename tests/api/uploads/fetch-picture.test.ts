import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildConnector } from 'undici';
import { fetchPicture } from '@/backend/modules/uploads/commands/fetch-picture';
import { isGlobalAddress } from '@/backend/modules/uploads/commands/global-address';
import type { Network } from '@/backend/modules/uploads/commands/guarded-network';

const PUBLIC = '93.184.215.14';
const REFUSED = 'an address of a private network';
const nowhere = () => false;

let server: Server;
let port = 0;
let requested: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(`${request.headers.host}${request.url}`);
    const to = new URL(request.url ?? '/', 'http://host').searchParams.get('to');
    if (to) response.writeHead(302, { location: to }).end();
    else response.end('picture');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => (requested = []));
afterAll(() => server.close());

/**
 * A network whose resolver gives the answers in turn, and repeats the last one. It records the addresses to connect to;
 * every public address leads to the server of this test.
 */
function makeNetwork(...answers: string[][]) {
  const connected: string[] = [];
  const names: string[] = [];
  const network: Network = {
    resolve: (hostname) => {
      names.push(hostname);
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      return Promise.resolve(answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
    },
    connector: ({ lookup }) => {
      const connect = buildConnector({});
      return (options, callback) => {
        lookup(options.hostname, { all: true }, (_error, addresses) => {
          connected.push(
            ...[addresses]
              .flat()
              .map((ipAddress) => (typeof ipAddress === 'string' ? ipAddress : ipAddress.address)),
          );
          connect({ ...options, hostname: '127.0.0.1', port: String(port) }, callback);
        });
      };
    },
  };
  return { network, connected, names };
}

test.each([
  ['8.8.8.8', true],
  [PUBLIC, true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['::ffff:8.8.8.8', true],
  ['0.0.0.0', false],
  ['0.1.2.3', false],
  ['10.0.0.1', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.0.0.8', false],
  ['192.0.2.1', false],
  ['192.88.99.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['198.19.255.255', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::7f00:1', false],
  ['::8.8.8.8', false],
  ['::127.0.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['::ffff:a9fe:a9fe', false],
  ['::ffff:0:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b::808:808', false],
  ['64:ff9b:1::1', false],
  ['100::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['2002:808:808::1', false],
  ['3fff::1', false],
  ['4000::1', false],
  ['5f00::1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['localhost', false],
  ['', false],
])('%s is global: %s', (address, isGlobal) => {
  expect(isGlobalAddress(address)).toBe(isGlobal);
});

test('a public host is fetched by its own name from the addresses that were checked', async () => {
  const { network, connected, names } = makeNetwork([PUBLIC, '8.8.8.8']);
  const bytes = await fetchPicture('http://pictures.example/a.png', nowhere, network);
  expect(Buffer.from(bytes).toString()).toBe('picture');
  expect(requested).toEqual(['pictures.example/a.png']);
  expect(names).toEqual(['pictures.example']);
  expect(connected).toEqual([PUBLIC, '8.8.8.8']);
});

test('a name that resolves to a private address the second time does not lead to a connection there', async () => {
  const { network, connected } = makeNetwork([PUBLIC], ['127.0.0.1']);
  await fetchPicture('http://rebinding.example/', nowhere, network).catch(() => null);
  expect(connected).toEqual([PUBLIC]);
});

test('a name with one private address among public ones is refused', async () => {
  const { network, connected } = makeNetwork([PUBLIC, '::1']);
  await expect(fetchPicture('http://mixed.example/', nowhere, network)).rejects.toThrow(REFUSED);
  expect(connected).toEqual([]);
});

test.each([
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '0x7f.1',
  '2130706433',
  '0177.1',
  '127.1',
  '[fe80::1]',
])('http://%s is refused without a lookup', async (host) => {
  const { network, connected, names } = makeNetwork([PUBLIC]);
  await expect(fetchPicture(`http://${host}:${port}/`, nowhere, network)).rejects.toThrow(REFUSED);
  expect([...names, ...connected, ...requested]).toEqual([]);
});

test('a redirect is checked like the first address', async () => {
  for (const place of [`http://127.0.0.1:${port}/secret`, `//[::ffff:7f00:1]:${port}/secret`]) {
    const { network } = makeNetwork([PUBLIC]);
    const address = `http://public.example/?to=${encodeURIComponent(place)}`;
    await expect(fetchPicture(address, nowhere, network)).rejects.toThrow(REFUSED);
  }
  expect(requested.filter((line) => line.endsWith('/secret'))).toEqual([]);
  const { network, connected } = makeNetwork([PUBLIC], ['127.0.0.1']);
  const twice = 'http://public.example/?to=http://public.example/secret';
  await expect(fetchPicture(twice, nowhere, network)).rejects.toThrow(REFUSED);
  expect(connected).toEqual([PUBLIC]);
});

test('the private host that is allowed may not redirect to another private host', async () => {
  const allowedOrigin = `http://127.0.0.1:${port}`;
  const { network } = makeNetwork(['10.0.0.1']);
  const isOwn = ({ origin }: URL) => origin === allowedOrigin;
  await expect(fetchPicture(`${allowedOrigin}/a.png`, isOwn, network)).resolves.toHaveLength(
    'picture'.length,
  );
  await expect(fetchPicture(`${allowedOrigin}/?to=http://inner.example/`, isOwn, network)).rejects.toThrow(
    REFUSED,
  );
});

test('endless redirects and other protocols are refused', async () => {
  const { network } = makeNetwork([PUBLIC]);
  const round = 'http://a.example/?to=%3Fto=%253Fto=%25253Fto=%2525253Fto=x';
  await expect(fetchPicture(round, nowhere, network)).rejects.toThrow('too many redirects');
  await expect(fetchPicture('http://a.example/?to=file:///etc/passwd', nowhere, network)).rejects.toThrow(
    'not an http address',
  );
});

/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tags } from '@/backend/contract/tags';
import type { Context } from '@/backend/kernel/context';
import { purgeFronts } from '@/backend/outbox/front';

/** The longest header line that an edge cache accepts, in bytes. */
const MAX_BYTES = 8192;

let server: Server;
let context: Context;
let requested: IncomingHttpHeaders[];

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.headers);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  context = { config: { frontUrls: [`http://127.0.0.1:${port}`], secret: 'of the test' } } as Context;
});
beforeEach(() => (requested = []));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const picture = (n: number) => tags.picture(`/uploads/ab/${String(n).padStart(32, '0')}.jpg`);
const sent = (name: string) =>
  requested.flatMap((headers) => String(headers[name]).split(' ').filter(Boolean));

test('tags to purge and tags to close are sent in one request', async () => {
  await purgeFronts(context, [{ tags: ['a', 'b'] }, { tags: ['b'], closed: ['b'] }]);
  expect(requested).toHaveLength(1);
  expect([sent('xkey-purge'), sent('xkey-close')]).toEqual([['a', 'b'], ['b']]);
});

test('each of many pictures is closed by short headers, while everything is purged softly', async () => {
  const pictures = Array.from({ length: 500 }, (_, n) => picture(n));
  await purgeFronts(context, [{ tags: pictures, closed: pictures }]);
  expect(sent('xkey-close').toSorted()).toEqual(pictures.toSorted());
  expect(sent('xkey-purge')).toEqual([tags.all]);
  for (const headers of requested) {
    expect(`xkey-close: ${headers['xkey-close']}`.length).toBeLessThan(MAX_BYTES);
    expect(`xkey-purge: ${headers['xkey-purge']}`.length).toBeLessThan(MAX_BYTES);
  }
});

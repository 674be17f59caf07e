/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FlashChange } from '@/backend/contract/stories/flash-change';
import { setReaderAddress } from '@/server/reader-address';
import { answerLive, isLivePath } from '@/server/live/answer-live';
import { LiveStreams } from '@/server/live/live-streams';
import { openStream } from '@/tests/support/event-stream';
import { until } from '@/tests/support/until';

const flash = (id: number, state: FlashChange['state'] = 'new'): FlashChange => ({
  id,
  state,
  is_important: false,
  region: 'none',
  category: null,
});
const change = (id: number) => ({ id, flashes: [flash(1000 + id)] });

let streams: LiveStreams;
let server: Server;
let base: string;

beforeEach(async () => {
  streams = new LiveStreams(3);
  streams.beginAt(10);
  server = createServer((request, response) => {
    setReaderAddress(request, 1);
    answerLive(request, response, streams);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  streams.close();
  server.close();
  server.closeAllConnections();
});

const note = (...ids: number[]) => {
  for (const id of ids) streams.record(id, ['kind:flash'], [flash(1000 + id)]);
};

test('a page receives changes since it was rendered, and new ones, each once', async () => {
  note(11, 12);
  const stream = await openStream(base, 11);
  note(12, 13);
  // A change without flashes is not sent.
  streams.record(14, ['data'], []);
  note(15);
  await until(() => stream.events.length === 3);
  expect(stream.events).toEqual([change(12), change(13), change(15)]);
  await stream.close();
  note(16, 17);
  const again = await openStream(base, 11, { 'last-event-id': '15' });
  note(18);
  await until(() => again.events.length === 3);
  expect(again.events).toEqual([change(16), change(17), change(18)]);
  await again.close();
});

test('a page that is ahead of this portal does not receive a change again', async () => {
  const stream = await openStream(base, 13);
  note(11, 12, 13, 14);
  await until(() => stream.events.length > 0);
  expect(stream.events).toEqual([change(14)]);
  await stream.close();
});

test('a client that missed too much, or more than the portal has recorded, is told to reload', async () => {
  const old = await openStream(base, 9);
  await until(() => old.events.length > 0);
  expect(old.events).toEqual([{ id: 10, flashes: null }]);
  note(...Array.from({ length: 101 }, (_, at) => 11 + at));
  const late = await openStream(base, 10);
  await until(() => late.events.length > 0);
  expect(late.events).toEqual([{ id: 111, flashes: null }]);
  streams.record(112, ['all'], []);
  await until(() => late.events.length > 1);
  expect(late.events[1]).toEqual({ id: 112, flashes: null });
  await Promise.all([old.close(), late.close()]);
});

test('the number of streams is limited, and a closed one frees its place', async () => {
  const open = await Promise.all([1, 2, 3].map(() => openStream(base, 10)));
  expect((await openStream(base, 10)).status).toBe(503);
  await open[0]?.close();
  await until(() => streams.size === 2);
  const fourth = await openStream(base, 10);
  expect(fourth.status).toBe(200);
  for (const stream of [...open, fourth]) await stream.close();
});

test('one network cannot take all places', async () => {
  streams = new LiveStreams(1000);
  // Streams are refused until the portal knows a position in the changes.
  expect((await openStream(base, null)).status).toBe(503);
  streams.beginAt(10);
  const from = (address: string) => openStream(base, null, { 'x-forwarded-for': address });
  const crowd = [];
  for (let n = 0; n < 200; n += 1) crowd.push(await from('198.51.100.1'));
  expect((await from('198.51.100.1')).status).toBe(503);
  const other = await from('198.51.100.2');
  expect(other.status).toBe(200);
  await Promise.all([...crowd, other].map((stream) => stream.close()));
});

test('a page is refused while a portal starts, and gets no change twice after that', async () => {
  streams = new LiveStreams(3);
  expect((await openStream(base, 12)).status).toBe(503);
  streams.beginWith(
    5,
    [11, 12, 13].map((id) => ({ id, tags: ['kind:flash'], flashes: [flash(1000 + id)] })),
    14,
  );
  const stream = await openStream(base, 12);
  note(12, 14, 15);
  await until(() => stream.events.length === 2);
  expect(stream.events.map(({ id }) => id)).toEqual([13, 15]);
  await stream.close();
});

test('at shutdown all streams are closed, and new ones are refused', async () => {
  const stream = await openStream(base, 10);
  streams.close();
  await until(() => streams.size === 0);
  expect((await openStream(base, 10)).status).toBe(503);
  await stream.close();
});

test('a change after shutdown is not written to a slow reader', async () => {
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [[, response]] = await Promise.all([
    once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>,
    once(reader, 'connect').then(() =>
      reader.pause().write('GET /api/live?after=10 HTTP/1.1\r\nhost: portal\r\n\r\n'),
    ),
  ]);
  const errors: Error[] = [];
  response.on('error', (error) => errors.push(error));
  await until(() => streams.size === 1);
  const many = Array.from({ length: 200 }, (_, at) => flash(at));
  for (let id = 11; response.writableLength === 0; id += 1) {
    streams.record(id, ['kind:flash'], many);
    await new Promise(setImmediate);
  }
  streams.close();
  expect(streams.size).toBe(1);
  streams.record(1_000_000, ['kind:flash'], many);
  await new Promise(setImmediate);
  expect(errors).toEqual([]);
  reader.destroy();
  await until(() => streams.size === 0);
});

test('requests from other sites and by other methods are refused', async () => {
  expect((await openStream(base, 10, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await fetch(`${base}/api/live`, { method: 'POST' })).status).toBe(405);
  expect(['/api/live', '/api/live?after=1', '/api/lives', '/api/live/x'].map(isLivePath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

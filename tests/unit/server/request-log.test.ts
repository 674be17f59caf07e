/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SECRET_PATHS } from '@/backend/contract/process/secret-path';
import { readConfig } from '@/lib/platform/config/config';
import { AnswerCache } from '@/server/answer-cache';
import { LiveStreams } from '@/server/live/live-streams';
import { createRequestHandler } from '@/server/request-handler';
import { ReviewedResponse } from '@/server/reviewed-response';

const KEY = 'bearer-key-0123456789abcdef';
const folder = mkdtempSync(join(tmpdir(), 'lx-log-'));
let server: Server;
let port = 0;
let log = '';

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: folder });
  server = createServer({ ServerResponse: ReviewedResponse });
  server.on(
    'request',
    createRequestHandler({
      config,
      log: pino({ level: 'info' }, { write: (line: string) => void (log += line) }),
      tracing: null,
      streams: new LiveStreams(10),
      answers: new AnswerCache(() => false, false),
      activity: { active: 0 },
      oldAddresses: { oldHostOf: () => null },
      isDevelopment: false,
      renderFragment: () => Promise.resolve({ html: null, seconds: 10 }),
      documents: null,
      files: null,
      // What Next would render does not matter here, as the server around it writes the log.
      prepared: Promise.resolve(async (_, response) => void response.end('a page')),
      isPrepared: () => true,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Sends an address unchanged; `fetch` would normalise it. */
const request = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket
      .on('data', () => undefined)
      .on('end', () => resolve())
      .on('error', reject);
  });
const paths = () => log.split('\n').flatMap((line) => /"path":"([^"]*)"/.exec(line)?.slice(1) ?? []);

test('no key is written to the portal’s log, however its address is written', async () => {
  const escaped = (path: string) =>
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const addresses = SECRET_PATHS.flatMap((path) => [path, `/en${path}`, `/${path}`, escaped(path)]);
  for (const address of [...addresses, '/preview%2F']) await request(address + KEY);
  await request(`/ac_ticket?key=${KEY}`);
  await request('/the-last');
  expect(paths()).toContain('/the-last');
  expect(paths().filter((path) => path.endsWith('/…')).length).toBe(addresses.length + 1);
  expect(log).not.toContain(KEY);
});

test('health checks are not logged, and everything else is', async () => {
  log = '';
  await request('/healthz');
  await request('/news');
  expect(paths()).toEqual(['/news']);
});

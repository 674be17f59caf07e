/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function listen(answer: (count: number, end: () => void) => void): Promise<number> {
  let count = 0;
  server = createServer((_, response) => answer((count += 1), () => response.end('ok')));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a backend that is too busy for the first questions runs', async () => {
  const port = await listen((count, end) => count > 2 && end());
  expect(await isBackendRunning({ port }, { tryMs: 100, patienceMs: 20_000 })).toBe(true);
});

test('a port that nobody listens on means that it does not run', async () => {
  const port = await listen(() => undefined);
  await new Promise((resolve) => server?.close(resolve));
  expect(await isBackendRunning({ port })).toBe(false);
});

test('who listens and never answers is named, not taken for nobody', async () => {
  const port = await listen(() => undefined);
  await expect(isBackendRunning({ port }, { tryMs: 50, patienceMs: 100 })).rejects.toThrow(String(port));
});

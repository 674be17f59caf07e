import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_BRAND } from '@/backend/contract/brand/brand';
import { FIRST_AUTHORITY } from '@/backend/contract/publishing/feed-authority';
import type { Config } from '@/lib/platform/config/config';
import { loadBrand } from '@/server/load-brand';

let server: Server;
let facts: object = {};

beforeAll(async () => {
  server = createServer((_, response) => {
    const data = { brand: NO_BRAND, drafts: [], empty: [], feed_authority: FIRST_AUTHORITY, ...facts };
    response.end(JSON.stringify({ code: 200, message: '', data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const areOlderPagesWrong = (answered: object) => {
  facts = answered;
  const { port } = server.address() as AddressInfo;
  return loadBrand({ backendUrl: `http://127.0.0.1:${port}`, backendSecret: 'secret' } as Config);
};

test('pages made without the facts of the newsroom are wrong where it has any of its own', async () => {
  expect(await areOlderPagesWrong({})).toBe(false);
  expect(await areOlderPagesWrong({ empty: ['events'] })).toBe(true);
  expect(await areOlderPagesWrong({ drafts: ['terms'] })).toBe(true);
  expect(await areOlderPagesWrong({ feed_authority: 'news.example.org' })).toBe(true);
});

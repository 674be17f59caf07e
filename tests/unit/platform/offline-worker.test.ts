/** @jest-environment node */
import { linkName } from '@/lib/platform/session/link-name';
import { GATE_CACHE } from '@/lib/tickets/gate/offline';
import { TICKET_CACHE } from '@/lib/tickets/offline';
import { SITE, startServiceWorker } from '@/tests/support/service-worker';

const FILE = '/_next/static/chunks/a.js';
const noNetwork = () => {
  throw new TypeError('no network');
};
const textOf = async (answer: Response | null) => (answer ? await answer.text() : null);

test('a page comes from the network, and is stored', async () => {
  const worker = startServiceWorker('gate-worker', () => new Response('new'), {
    [GATE_CACHE]: { '/gate': { text: 'old' } },
  });
  expect(await textOf(await worker.request('/gate?a=1'))).toBe('new');
  expect(worker.listCached(GATE_CACHE)).toEqual([`${SITE}/gate`]);
});

test('without a network, or with a broken server, the stored page is shown', async () => {
  const stored = { [GATE_CACHE]: { '/gate': { text: 'old' } } };
  for (const network of [noNetwork, () => new Response('broken', { status: 502 })]) {
    const worker = startServiceWorker('gate-worker', network, stored);
    expect(await textOf(await worker.request('/gate'))).toBe('old');
  }
  const empty = startServiceWorker('gate-worker', () => new Response('broken', { status: 502 }));
  expect((await empty.request('/gate'))?.status).toBe(502);
  expect(empty.listCached(GATE_CACHE)).toEqual([]);
  await expect(startServiceWorker('gate-worker', noNetwork).request('/gate')).rejects.toThrow('no network');
});

test('a file is fetched once', async () => {
  const worker = startServiceWorker('gate-worker', () => new Response('code'));
  for (let n = 0; n < 2; n += 1)
    expect(await textOf(await worker.request(FILE, { mode: 'no-cors' }))).toBe('code');
  expect(worker.requested).toEqual([SITE + FILE]);
});

test('the worker does not answer other requests', async () => {
  const worker = startServiceWorker('gate-worker', () => new Response('new'));
  expect(await worker.request('/api/call/scan', { mode: 'cors' })).toBeNull();
  expect(await worker.request('/gate', { method: 'POST' })).toBeNull();
  expect(await worker.request(FILE, { mode: 'no-cors', origin: 'https://other.example' })).toBeNull();
});

test('the link of a letter leads to the page that is stored without its key', async () => {
  const key = 'a-key_of/a ticket';
  const address = `/en/ac_ticket/held/${linkName(key)}`;
  const worker = startServiceWorker('ticket-worker', noNetwork, {
    [TICKET_CACHE]: { [address]: { text: 'ticket' } },
  });
  // `Response.redirect` takes a whole address outside browsers.
  const redirect = jest.spyOn(Response, 'redirect').mockImplementation((url) => new Response(String(url)));
  const link = `/en/ac_ticket/key/${encodeURIComponent(key)}`;
  expect(await textOf(await worker.request(`${link}#code`))).toBe(`${address}#code`);
  redirect.mockRestore();
  await expect(worker.request('/en/ac_ticket/key/other')).rejects.toThrow('no network');
});

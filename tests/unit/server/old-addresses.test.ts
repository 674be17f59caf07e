/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import type { CallInput } from '@/backend/contract/calls';
import { AddressTable, type Way } from '@/server/old-addresses/address-table';
import type { BackendCall } from '@/server/old-addresses/call-backend';
import { HitCounts } from '@/server/old-addresses/hit-counts';
import { OldAddresses } from '@/server/old-addresses/old-addresses';

/** A backend with these ways by host and address, and the calls it got. */
function world(ways: Record<string, Way>, site = { siteUrl: 'https://new.example', hasSiteUrl: true }) {
  const calls: string[] = [];
  const log = { position: 1, changedAt: 0 };
  const answers = (name: string, input: object): unknown => {
    calls.push(`${name} ${JSON.stringify(input)}`);
    if (name === 'redirectHosts') return { hosts: ['old.example'], is_empty: Object.keys(ways).length === 0 };
    const { host = '', address = '' } = input as CallInput<'findRedirect'>;
    return { answer: ways[host + address] ?? null, content_id: null };
  };
  const callBackend: BackendCall = async (name, input) => answers(name, input) as never;
  const isOutdated = (tags: string[], since: number) => tags.includes('redirects') && since < log.changedAt;
  const table = new AddressTable(callBackend, () => ({ position: log.position, isOutdated }));
  const hits = new HitCounts(callBackend);
  const addresses = new OldAddresses(table, hits, { ...site, trustProxy: 0 });
  const request = (url: string, host = 'new.example') => ({ url, headers: { host } }) as IncomingMessage;
  return { addresses, calls, log, hits, request, ways };
}

const way = (to: string, id = 1): Way => ({ id, to, status: to === '' ? 410 : 308 });

test('a page of this site asks for nothing', async () => {
  const { addresses, calls, request } = world({ '/news': way('/events') });
  expect(addresses.oldHostOf(request('/news'))).toBeNull();
  expect(addresses.oldHostOf(request('/news', '127.0.0.1:3000'))).toBeNull();
  for (const url of ['/news', '/?utm_source=x', '/news?p=1', '/?page=2'])
    expect(await addresses.before(request(url))).toBeNull();
  expect(calls).toEqual([]);
});

test('known keys at the root, and missing addresses, are answered by the table', async () => {
  const { addresses, calls, request } = world({
    '/?p=7&utm_source=x': way('/wz_detail/7'),
    '/away': way(''),
  });
  expect(await addresses.before(request('/?p=7&utm_source=x'))).toEqual({
    to: '/wz_detail/7?utm_source=x',
  });
  expect(await addresses.missing(request('/away'))).toEqual({ to: null });
  expect(await addresses.missing(request('/away/'))).toEqual({ to: null });
  expect(await addresses.missing(request('/nowhere'))).toBeNull();
  expect(await addresses.missing(request('/api/away'))).toBeNull();
  // One for the hosts, and one for each address in any spelling.
  expect(calls).toHaveLength(4);
});

test('on an old host the table comes first, then the page of this site, at its full address', async () => {
  const { addresses, request } = world({ 'old.example/news': way('/events'), 'old.example/x': way('') });
  const on = (url: string) => addresses.before(request(url, 'www.old.example:80'));
  expect(await on('/news')).toEqual({ to: 'https://new.example/events' });
  expect(await on('/x')).toEqual({ to: null });
  expect(await on('/en/NEWS/?a=1')).toEqual({ to: 'https://new.example/en/news?a=1' });
  expect(await on('/')).toEqual({ to: 'https://new.example/' });
  expect(await on('/feed/')).toEqual({ to: 'https://new.example/feed.xml' });
  expect(await on('/sitemap_index.xml')).toEqual({ to: 'https://new.example/sitemap.xml' });
  expect(await on('/nowhere')).toBeNull();
  expect(await on('/_next/static/x.js')).toBeNull();
  const unset = world(
    { 'old.example/news': way('/events') },
    { siteUrl: 'http://localhost:3000', hasSiteUrl: false },
  );
  expect(await unset.addresses.before(unset.request('/news', 'old.example'))).toBeNull();
});

test('old systems’ own addresses lead on, and an address never to itself', async () => {
  const { addresses, request } = world({ '/self': way('/Self/') });
  expect(await addresses.missing(request('/wp-sitemap.xml'))).toEqual({ to: '/sitemap.xml' });
  expect(await addresses.missing(request('/wp-sitemap-posts-post-1.xml'))).toEqual({ to: '/sitemap.xml' });
  expect(await addresses.missing(request('/comments/feed/'))).toEqual({ to: '/feed.xml' });
  expect(await addresses.missing(request('/self'))).toBeNull();
});

test('a way to an old address is followed to its end, and a circle ends', async () => {
  const { addresses, request } = world({
    '/a': way('/b', 1),
    '/b': way('/news', 2),
    '/c': way('/d', 3),
    '/d': way('/c', 4),
    '/out': way('https://elsewhere.example/', 5),
  });
  expect(await addresses.missing(request('/a'))).toEqual({ to: '/news' });
  expect(await addresses.missing(request('/out'))).toEqual({ to: 'https://elsewhere.example/' });
  await addresses.missing(request('/c'));
});

test('answers are asked for again after a change, and hits are reported together', async () => {
  const { addresses, calls, log, hits, request, ways } = world({ '/a': way('/news', 9) });
  await addresses.missing(request('/a'));
  ways['/a'] = way('/events', 9);
  expect(await addresses.missing(request('/a'))).toEqual({ to: '/news' });
  Object.assign(log, { position: 2, changedAt: 2 });
  expect(await addresses.missing(request('/a'))).toEqual({ to: '/events' });
  await hits.report();
  expect(calls.at(-1)).toBe('countRedirectHits {"list":[{"id":9,"count":3}]}');
});

test('while the backend does not answer, the last known answer is used, and not every request reaches it', async () => {
  const { addresses, calls, log, request, ways } = world({ 'old.example/x': way('/news') });
  const on = () => addresses.before(request('/x', 'old.example'));
  expect(await on()).toEqual({ to: 'https://new.example/news' });
  Object.assign(log, { position: 2, changedAt: 2 });
  const before = calls.length;
  Object.defineProperty(ways, 'old.example/x', {
    get: () => {
      throw new Error('no answer');
    },
  });
  for (let time = 0; time < 5; time += 1) expect(await on()).toEqual({ to: 'https://new.example/news' });
  // The hosts once more, and the address once.
  expect(calls.length - before).toBe(2);
});

test('while the backend does not answer, nobody says that an address it was not asked about is missing', async () => {
  const { addresses, request, ways } = world({ '/a': way('/news') });
  expect(await addresses.missing(request('/a'))).toEqual({ to: '/news' });
  Object.defineProperty(ways, '/b', {
    get: () => {
      throw new Error('no answer');
    },
  });
  expect(await addresses.missing(request('/b'))).toBe('unknown');
  expect(await addresses.missing(request('/c'))).toBe('unknown');
  expect(await addresses.missing(request('/a'))).toEqual({ to: '/news' });
});

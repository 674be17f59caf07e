import { CHEAP_PASSWORDS, makeCall, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let editor: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({
    ...CHEAP_PASSWORDS,
    SITE_URL: 'https://new.example',
  });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
});
afterAll(() => backend.destroy());

const asPortal = { address: '203.0.113.9' };
const find = async (address: string, host = '') =>
  (await makeCall(backend, 'findRedirect', { host, address }, asPortal)).data.answer;
const save = (from: string, to: string, status: 308 | 410 = 308) =>
  editor('saveRedirect', { from, to, status });

test('chains are followed to their end, and loops are refused', async () => {
  expect((await save('/b', '/c')).code).toBe(200);
  expect((await save('/a', '/b')).code).toBe(200);
  expect((await find('/A/'))?.to).toBe('/c');
  expect((await save('/c', '/news')).code).toBe(200);
  expect((await find('/a'))?.to).toBe('/news');
  expect((await find('/b'))?.to).toBe('/news');
  expect((await find('/a'))?.id).not.toBe((await find('/b'))?.id);
  expect((await save('/x', 'https://new.example/x')).fields).toEqual({ to: 'loop' });
  await save('/y', '/z');
  expect((await save('/z', '/y')).fields).toEqual({ to: 'loop' });
  expect((await save('/a', '/elsewhere')).fields).toEqual({ from: 'taken' });
});

test('a mistaken row changes no other: once it is corrected or removed, those that led to it lead on as written', async () => {
  await save('/first', '/second');
  await save('/second', '/wrong');
  const listed = async (from: string) =>
    (await editor('redirects', { keyword: from })).data.list.find((row) => row.from === from);
  expect((await listed('/first'))?.to).toBe('/second');
  const id = (await listed('/second'))?.id ?? 0;
  expect((await editor('saveRedirect', { id, from: '/second', to: '/events', status: 308 })).code).toBe(200);
  expect((await find('/first'))?.to).toBe('/events');
  await editor('saveRedirect', { id, from: '/second', to: '', status: 410 });
  expect(await find('/first')).toMatchObject({ to: '', status: 410 });
  await editor('removeRedirect', { id });
  expect(await find('/first')).toMatchObject({ to: '/second', status: 308 });
});

test('rows of a host answer on it and, by path, on this site; another old host has its own', async () => {
  await save('https://www.first.example/same', '/news');
  await save('https://second.example/same', '/events');
  await save('/anywhere', '/topics');
  expect((await find('/same', 'first.example:8080'))?.to).toBe('/news');
  expect((await find('/same', 'www.second.example'))?.to).toBe('/events');
  expect((await find('/same'))?.to).toBe('/news');
  expect(await find('/same', 'third.example')).toBeNull();
  expect((await find('/anywhere', 'second.example'))?.to).toBe('/topics');
  const { data } = await makeCall(backend, 'redirectHosts', {}, asPortal);
  expect(data.hosts.sort()).toEqual(['first.example', 'second.example']);
});

test('patterns fill their target, the most exact first, and never lead round in a circle', async () => {
  await save('/archives/*', '/wz_detail/$1');
  await save('/archives/old-*', '/news/$1');
  await save('/gone/*', '', 410);
  expect((await find('/archives/12'))?.to).toBe('/wz_detail/12');
  expect((await find('/archives/old-7/'))?.to).toBe('/news/7');
  expect(await find('/gone/for/good')).toMatchObject({ to: '', status: 410 });
  expect((await save('/deep/*', '/deep/er/$1')).fields).toEqual({ to: 'loop' });
  await save('/ping/*', '/pong/$1');
  expect((await save('/pong/*', '/ping/$1')).fields).toEqual({ to: 'loop' });
  expect((await save('/few/*', '/news/$2')).fields).toEqual({ to: 'gapUnknown' });
  const test = await editor('testRedirect', { address: 'https://new.example/archives/12' });
  expect(test.data.answer).toMatchObject({ to: '/wz_detail/12', from: '/archives/*' });
});

test('targets stay on this site unless an editor wrote a full https address', async () => {
  for (const to of ['//evil.example', 'javascript:alert(1)', 'https://$1/', 'http://plain.example/'])
    expect((await save('/evil/*', to)).fields).toEqual({ to: 'notAnAddress' });
  await save('/away/*', 'https://archive.example/$1');
  expect((await find('/away/@evil.example'))?.to).toBe('https://archive.example/%40evil.example');
});

test('a CSV file is stored row by row, refusals are named, and the table comes out as it went in', async () => {
  const csv = [
    'from,to,status',
    '/csv/1,/news,301',
    '"/csv/2?id=5&utm_source=x",/events,',
    '/csv/3,,410',
    '/csv/4,/csv/1,308',
    'csv/5,/news,',
    '/csv/6,,',
    '/csv/7,/news,200',
    '/csv/8,/csv/9,',
    '/csv/9,/csv/8,',
  ].join('\n');
  const { data } = await editor('loadRedirects', { csv });
  expect(data).toMatchObject({ added: 4, updated: 0, unchanged: 0 });
  expect(data.refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '6 notAnAddress',
    '7 targetMissing',
    '8 statusUnknown',
    '9 loop',
    '10 loop',
  ]);
  expect((await find('/csv/2?id=5'))?.to).toBe('/events');
  expect((await find('/csv/4'))?.to).toBe('/news');
  const again = await editor('loadRedirects', { csv });
  expect(again.data).toMatchObject({ added: 0, updated: 0, unchanged: 4 });
  const whole = await makeCall(backend, 'loadRedirectsFile', { csv: '' }, asPortal);
  expect(whole.data.csv).toContain('/csv/2?id=5,/events,308,0');
  const back = await editor('loadRedirects', { csv: whole.data.csv });
  expect(back.data).toMatchObject({ added: 0, updated: 0, refused: [] });
});

test('hits are counted, rows searched, removed and logged', async () => {
  const { data } = await save('/counted', '/news');
  await makeCall(backend, 'countRedirectHits', { list: [{ id: data.id, count: 3 }] }, asPortal);
  const { list } = (await editor('redirects', { keyword: 'counted' })).data;
  expect(list).toMatchObject([{ id: data.id, from: '/counted', to: '/news', hits: 3 }]);
  expect((await editor('removeRedirect', { id: data.id })).code).toBe(200);
  expect(await find('/counted')).toBeNull();
  const log = await editor('auditLog', { keyword: '/counted', locale: 'zh-Hans' });
  expect(log.data.list.map(({ command }) => command)).toEqual(['delete', 'create']);
});

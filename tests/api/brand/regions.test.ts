import { HEADERS } from '@/backend/contract/headers';
import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, WHOLE_TEXT } from '@/tests/support/drafts';

let backend: TestBackend;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
}, 60_000);
afterAll(() => backend.destroy());

const only = { kind: 'brand', id: 1 } as const;
const FREE = { name: '免费票', price: 0, currency: 'CNY', quantity: 20 };
const SINGAPORE = {
  ...{ key: 'singapore', name: { 'zh-Hans': '新加坡', en: 'Singapore' }, zone: 'SGT' },
  time_zone: 'Asia/Singapore',
};

const save = async (...regions: object[]) => {
  const { version } = (await admin('readRecord', only)).data;
  return admin('saveRecord', { ...only, version, document: { regions } });
};
const publish = (title: string, region: string) =>
  admin('publishFlash', { lang: 'zh-Hans', title, text: '港口一整天都开着。', region });

async function factsOfPortal() {
  const answer = await backend.raw('/internal/site-brand', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.secret]: backend.secret },
    body: '{}',
  });
  return (await answer.json()).data;
}

test('a flash can be put into an edition once the desk has added it, and not before', async () => {
  const refused = await publish('狮城的第一条', 'singapore');
  expect([refused.code === 200, refused.fields]).toEqual([false, { region: 'notFound' }]);
  expect((await save(SINGAPORE)).code).toBe(200);
  expect(await factsOfPortal()).toMatchObject({
    brand: { regions: [{ ...SINGAPORE, sign: '', look: 'light', description: {} }] },
    empty_regions: ['singapore'],
  });
  const { id } = (await publish('狮城的第一条', 'singapore')).data;
  const { list } = await backend.call('flashes', { region: 'singapore' });
  expect(list.map((flash) => [flash.id, flash.region])).toEqual([[id, 'singapore']]);
  expect((await factsOfPortal()).empty_regions).toEqual([]);
});

test('an edition counts its days by its own clock', async () => {
  // These two clocks are a whole day apart, so that at most one of them can agree with that of the site.
  const [honolulu, kiritimati] = [
    { ...SINGAPORE, key: 'honolulu', time_zone: 'Pacific/Honolulu', zone: 'HST' },
    { ...SINGAPORE, key: 'kiritimati', time_zone: 'Pacific/Kiritimati', zone: 'LINT' },
  ] as const;
  await save(honolulu, kiritimati);
  for (const { key, time_zone: timeZone } of [honolulu, kiritimati])
    expect((await backend.call('flashDay', { region: key })).day).toBe(
      new Intl.DateTimeFormat('sv', { timeZone }).format(new Date()),
    );
});

test('an article is listed in the edition its writer chose while it is live, and an event in that of its organiser', async () => {
  await save(SINGAPORE);
  const draft = (await admin('saveDraft', { ...WHOLE_TEXT, region: 'singapore' })).data;
  const listed = async () =>
    (await backend.call('articles', { region: 'singapore' })).list.some(({ id }) => id === draft.id);
  const sent = (await admin('submitContent', draft)).data;
  expect(await listed()).toBe(false);
  const live = (await admin('approveContent', sent)).data;
  expect(await listed()).toBe(true);
  expect(
    (await backend.call('sitemapRows', { of: 'content', from: draft.id, to: draft.id + 1 })).list,
  ).toMatchObject([{ id: draft.id, region: 'singapore' }]);
  await admin('withdrawContent', { ...live, reason: '数字有误' });
  expect(await listed()).toBe(false);

  const form = { lang: 'zh-Hans', title: '狮城之夜', summary: '一晚', city: '新加坡', address: '码头一号' };
  const unknown = await admin('updateActivity', { ...form, region: 'atlantis' });
  expect(unknown.fields).toEqual({ region: 'notFound' });
  const event = (await admin('updateActivity', { ...form, region: 'singapore', tickets: [FREE] })).data;
  const published = await admin('updateActivity', {
    id: event.id,
    version: event.version,
    status: 'published',
  });
  expect([published.code, published.fields]).toEqual([200, undefined]);
  const { list } = await backend.call('activities', { region: 'singapore' });
  expect(list.map(({ id, region }) => [id, region])).toEqual([[event.id, 'singapore']]);
  expect((await backend.call('activities', { region: 'hk' })).list.map(({ id }) => id)).not.toContain(
    event.id,
  );
});

test('an edition that is taken away keeps its stories, and nothing new is put into it', async () => {
  await save(SINGAPORE);
  const { id } = (await publish('狮城的第二条', 'singapore')).data;
  await save();
  expect((await backend.call('contentDetails', { id })).region).toBe('singapore');
  expect((await publish('狮城的第三条', 'singapore')).fields).toEqual({ region: 'notFound' });
  // What follows it up is in no edition.
  const follows = { lang: 'zh-Hans', follows_id: id } as const;
  const flash = await admin('publishFlash', { ...follows, title: '狮城的后续', text: '港口收工了。' });
  expect((await backend.call('contentDetails', { id: flash.data.id })).region).toBe('none');
  const article = await admin('startFollowUp', follows);
  expect((await admin('readDraft', { id: article.data.id })).data.document.region).toBe('none');
  await save(SINGAPORE);
  expect((await backend.call('flashes', { region: 'singapore' })).list.map((flash) => flash.id)).toContain(
    id,
  );
});

test.each([
  ['of the newsroom’s own first editions', { key: 'hk' }, 'key', 'taken'],
  ['with the word for no edition', { key: 'none' }, 'key', 'taken'],
  ['that is no part of an address', { key: 'Sing apore' }, 'key', 'notAKey'],
  ['without a name', { name: {} }, 'name', 'required'],
  ['with an unknown time zone', { time_zone: 'Asia/Nowhere' }, 'time_zone', 'notAZone'],
  ['with a mere offset', { time_zone: '+08:00' }, 'time_zone', 'notAZone'],
  ['without a name of its zone', { zone: '' }, 'zone', 'required'],
  ['with a sign that is too long', { sign: '新加坡共和国' }, 'sign', 'tooLong'],
])('an edition %s is refused at its field', async (_name, part, field, why) => {
  const refused = await save({ ...SINGAPORE, ...part });
  expect(refused.code).not.toBe(200);
  expect(refused.fields ?? {}).toMatchObject({ [`document.regions.0.${field}`]: why });
});

test('two editions do not share a key', async () => {
  const refused = await save(SINGAPORE, { ...SINGAPORE, name: { en: 'Another' } });
  expect(refused.fields).toMatchObject({ 'document.regions.1.key': 'taken' });
});

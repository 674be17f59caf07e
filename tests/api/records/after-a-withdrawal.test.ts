import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { zh } from '@/tests/support/created-records';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';

let backend: TestBackend;
let owner: MemberCalls;
let admin: MemberCalls;
let anyone: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  owner = callsOf(backend, (await register(backend, 'writer@example.org')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  anyone = callsOf(backend, '');
});
afterAll(() => backend.destroy());

test.each([
  ['withdrawContent', { reason: '来源撤稿' }],
  ['removeContent', { reason: '隐私' }],
] as const)(
  'after %s no list shows the story and no banner links to it, until it is restored',
  async (command, more) => {
    const live = await contentInState('live', { owner, admin });
    const { id } = live;
    const save = async (kind: string, document: object) =>
      expect((await admin('saveRecord', { kind, document })).code).toBe(200);
    await save('recommendation', { place: 'lead', content_id: id, position: 0 });
    await save('recommendation', { place: 'recommend', content_id: id, position: 0 });
    const links = [
      `/contents/${id}`,
      `/en/wz_detail/${id}?from=a`,
      `https://lianxun.test/zh-hant/news/${id}`,
    ];
    for (const [at, link] of links.entries()) await save('banner', { title: zh(`横幅${id}-${at}`), link });
    await save('banner', { title: zh(`横幅${id}-别处`), link: `/contents/${id}0/more` });
    const topic = { name: zh(`专题${id}`), intro: {}, summary: {}, summary_day: null, item_ids: [id] };
    const topicId = (await admin('saveRecord', { kind: 'topic', document: topic })).data.id;

    const places = async () => {
      const home = await backend.call('homeLists', {});
      const banners = (await anyone('banners')).data.list.filter(({ title }) =>
        title.startsWith(`横幅${id}`),
      );
      const inTopic = (await anyone('specialDetails', { id: topicId })).data;
      return {
        lead: home.lead?.id === id,
        lists: JSON.stringify([home.picks, home.columns, inTopic]).includes(`"id":${id},`),
        banners: banners.length,
      };
    };
    expect(await places()).toEqual({ lead: true, lists: true, banners: 4 });
    const gone = (await admin(command, { ...live, ...more })).data;
    expect(await places()).toEqual({ lead: false, lists: false, banners: 1 });
    const home = await backend.call('homeLists', {});
    expect([home.lead === null, home.picks.length]).toEqual([false, 4]);
    const back = (await admin('restoreContent', { ...gone, reason: '已核实' })).data;
    expect(await places()).toEqual({ lead: true, lists: true, banners: 4 });
    // So that the story does not show up in the next case.
    await admin('withdrawContent', { ...back, reason: '' });
  },
);

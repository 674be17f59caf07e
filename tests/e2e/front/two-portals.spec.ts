import { expect, test } from '@playwright/test';
import { TestSite } from '@/tests/support/site';

/** Told of nothing: neither portal is the one that the backend gives its hints to. */
const near = new TestSite(3477, 4477, { PORTAL_URL: 'http://127.0.0.1:9' });
const far = new TestSite(3478, 4478, { BACKEND_URL: near.backendUrl });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  await near.start('backend');
  await Promise.all([near.start('portal'), far.start('portal')]);
});
test.afterAll(async () => {
  await far.destroy();
  await near.destroy();
});

const publish = (title: string) => near.import([{ sourceKey: 'two:1', title }]);
let id = 0;

/** The item's page and a list it stands in, at one of the portals. */
const isRightAt = async (site: TestSite, title: string): Promise<boolean> => {
  const pages = await Promise.all([site.get(`/wz_detail/${id}`), site.get('/home_wz')]);
  return pages.every(({ html }) => html.includes(title));
};
const untilRight = (sites: TestSite[], title: string) =>
  expect(async () => {
    for (const site of sites) expect(await isRightAt(site, title)).toBe(true);
  }).toPass({ timeout: 20_000 });

test('a change is right at both portals, round after round', async () => {
  await publish('双门第 0 版');
  id = (await near.post('/getArticleList', { size: 1 })).list[0].id;
  for (let round = 0; round < 10; round += 1) {
    await publish(`双门第 ${round} 版`);
    await untilRight([near, far], `双门第 ${round} 版`);
  }
});

test('a portal that was away catches up before its first page', async () => {
  await far.kill('portal');
  await publish('双门晚到版');
  await untilRight([near], '双门晚到版');
  await far.start('portal');
  expect(await isRightAt(far, '双门晚到版')).toBe(true);
});

test('while the backend is away both go on with what they have, and then with what is new', async () => {
  await near.kill('backend');
  expect(await isRightAt(near, '双门晚到版')).toBe(true);
  expect(await isRightAt(far, '双门晚到版')).toBe(true);
  await near.start('backend');
  await publish('双门最后版');
  await untilRight([near, far], '双门最后版');
});

import { asMember, expect, storiesOf, newMember, signInByProvider, test } from '@/tests/support/members';

test('collected articles can be read without a network, also those that were never opened on this device', async ({
  page,
  context,
  members,
}) => {
  const member = await newMember(members);
  const [article] = await storiesOf(members, 'articles', 1);
  const path = `/wz_detail/${article?.id}`;
  await asMember(members, member, 'collect', { id: article?.id ?? 0 });
  await signInByProvider(context, members, member);
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query.includes('standalone')
        ? Object.assign(matchMedia('all'), { addEventListener() {}, removeEventListener() {} })
        : matchMedia(query);
  });
  await page.goto('/news');
  const stored = () =>
    page.evaluate(async () => {
      const cache = await caches.open('lx-collected-1');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(stored, { timeout: 20_000 }).toContain(path);
  // The files of the page are stored after the page.
  await expect
    .poll(async () => (await stored()).some((file) => file.startsWith('/page-scripts/')))
    .toBe(true);

  await context.setOffline(true);
  await page.goto(path);
  await expect(page.locator('h1')).toHaveText(article?.title ?? '');
  await expect(page.getByRole('status').filter({ hasText: '副本' })).toBeVisible();
  await context.setOffline(false);
  // Once the network is back, the page itself replaces the copy.
  await expect(page.getByRole('status').filter({ hasText: '副本' })).toHaveCount(0);

  // A log-out deletes all copies.
  await context.clearCookies();
  await page.goto('/news');
  await expect.poll(stored).toEqual([]);
});

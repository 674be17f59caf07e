import { expect, test } from '@/tests/support/browser-test';
import { makeImportedEvent } from '@/tests/support/items';
import { expect as expectMember, test as memberTest } from '@/tests/support/members';

test('events are grouped by month, and each row says in one sentence what it is, who holds it and how many seats are left', async ({
  page,
}) => {
  await page.goto('/events');
  const rows = page.locator('main article.entry');
  const months = page.locator('main h2', { hasText: /^\d{4}年\d{1,2}月$/ });
  expect(await months.count()).toBeGreaterThan(1);
  const names = await months.allInnerTexts();
  expect(names).toEqual([...new Set(names)]);
  for (const row of await rows.all()) {
    await expect(row.locator('.type-summary')).toHaveText(/^[^。]+。$/);
    await expect(row.locator('a[href^="/gw_ruzhu/"]')).toHaveCount(1);
  }
  await expect(rows.getByText(/^余\d+席$/).first()).toBeVisible();
});

memberTest(
  'an event that sells no tickets here has one button: to who holds it',
  async ({ page, members }) => {
    const event = makeImportedEvent({
      sourceKey: 'ics:no-tickets',
      lang: 'zh-Hans',
      title: '渡口夜谈',
      organiserName: '渡口实验室',
    });
    await members.site.post('/internal/import-events', {
      events: [event],
      pictures: { isOffline: true, allowPrivate: false },
    });
    const { list } = await members.site.post('/getActivityList', { state: 'upcoming', size: 50 });
    const { id, organiser } = list.find(({ title }: { title: string }) => title === event.title);
    await page.goto(`/events/${id}`);
    const box = page.locator('#tickets');
    await expectMember(box.locator('a, button')).toHaveText(['联系主办方']);
    await expectMember(box.locator('a')).toHaveAttribute('href', `/gw_ruzhu/${organiser.id}`);
    await box.locator('a').click();
    await expectMember(page.locator('h1')).toHaveText('渡口实验室');
  },
);

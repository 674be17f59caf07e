import { publishEvent, writeEvent } from '@/tests/support/hosting';
import { asMember, expect, newMember, signInByProvider, test } from '@/tests/support/members';

test('on a phone the form of an event is filled in section by section, and the event is published', async ({
  page,
  context,
  members,
}) => {
  const organiser = await newMember(members);
  await signInByProvider(context, members, organiser);
  const id = await writeEvent(page, '手机上写的活动', async (name) => {
    await page.locator('.hf-index-row').getByRole('link', { name }).first().click();
  });
  await publishEvent(page);
  const { data } = await asMember(members, organiser, 'activityForEdit', { id, locale: 'zh-Hans' });
  expect(data.status).toBe('published');
  expect(data.tickets.map(({ name, price, quantity }) => [name, price, quantity])).toEqual([
    ['普通票', 28000, 40],
    ['学生票', 0, 10],
  ]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});

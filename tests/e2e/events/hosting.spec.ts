import { accessibilityErrors } from '@/tests/support/accessibility';
import { publishEvent, writeEvent } from '@/tests/support/hosting';
import { asMember, expect, newMember, signInByProvider, test } from '@/tests/support/members';

const anySection = async () => undefined;

test('an event is written, published, sold, confirmed, partly refunded and exported', async ({
  page,
  context,
  members,
}) => {
  test.setTimeout(120_000);
  const organiser = await newMember(members);
  const buyer = await newMember(members);
  await signInByProvider(context, members, organiser);
  const title = '链上清算工作坊之一';
  const id = await writeEvent(page, title, anySection);
  expect(await accessibilityErrors(page)).toEqual([]);
  await publishEvent(page);
  await expect.poll(async () => (await page.request.get('/events')).text()).toContain(title);

  const { data: event } = await asMember(members, organiser, 'activityForEdit', { id, locale: 'zh-Hans' });
  const ordered = await asMember(members, buyer, 'createOrder', {
    event_id: id,
    items: [{ ticket_type_id: event.tickets[0]?.id ?? 0, quantity: 2 }],
    name: '陈默',
    email: buyer.email,
    idempotency_key: 'one',
  });
  await asMember(members, buyer, 'nameTransfer', { id: ordered.data.id, transfer_id: 'TX-2026-1' });

  await page.goto(`/ac_organ/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1单说转了账，等你核对。');
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.goto(`/ac_organ/${id}/orders`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1单等你核对');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: '陈默说转了¥560.00，到了吗？' })).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.keyboard.press('c');
  await page.getByRole('dialog').getByRole('button', { name: '到了¥560.00，出票' }).click();
  await expect(page.getByRole('heading', { name: '陈默付清了¥560.00。' })).toBeVisible();

  await page
    .getByRole('checkbox', { name: /普通票/ })
    .first()
    .check();
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('button', { name: '退1张，¥280.00' }).click();
  await expect(page.getByRole('button', { name: '钱已转回' })).toBeVisible();
  const after = await asMember(members, organiser, 'activityOrder', {
    id: ordered.data.id,
    locale: 'zh-Hans',
  });
  expect(after.data.tickets.map(({ state }) => state).sort()).toEqual(['refunded', 'valid']);

  const file = page.waitForRequest(/\/exports\//);
  await page.getByRole('button', { name: '导出CSV' }).click();
  await file;
});

test('when two people change the same field of an event, both versions are shown and nothing typed is lost', async ({
  page,
  context,
  members,
}) => {
  const organiser = await newMember(members);
  await signInByProvider(context, members, organiser);
  const id = await writeEvent(page, '两个人一起写', anySection);
  const city = { id, lang: 'zh-Hans', city: '杭州', map_url: 'https://map.example/1' } as const;
  await asMember(members, organiser, 'updateActivity', city);
  await page.getByRole('textbox', { name: '城市', exact: true }).fill('苏州');
  const conflict = page.locator('.hf-conflict');
  await expect(conflict).toContainText('杭州');
  await expect(conflict).toContainText('苏州');
  await conflict.getByRole('button', { name: '用我的' }).click();
  await expect(page.locator('.hf-save')).toHaveAttribute('data-step', 'saved');
  const { data } = await asMember(members, organiser, 'activityForEdit', { id, locale: 'zh-Hans' });
  expect(data).toMatchObject({ city: '苏州', map_url: 'https://map.example/1', title: '两个人一起写' });
});

test('a member who is not an organiser of an event gets neither its form nor its pages', async ({
  page,
  context,
  members,
}) => {
  const organiser = await newMember(members);
  const answer = await asMember(members, organiser, 'updateActivity', {
    lang: 'zh-Hans',
    title: '不给别人看',
  });
  await signInByProvider(context, members, await newMember(members));
  for (const path of [`/ac_create/${answer.data.id}`, `/ac_organ/${answer.data.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '没有这场活动' })).toBeVisible();
    await expect(page.getByText('不给别人看')).toHaveCount(0);
  }
});

import type { Page } from '@playwright/test';
import { accessibilityErrors } from '@/tests/support/accessibility';
import { fromTokenText, toTokenText } from '@/backend/contract/tickets/token';
import {
  addPhone,
  buyTickets,
  showCode,
  makeFreeEvent,
  openDoor,
  tokenOf,
  withCamera,
} from '@/tests/support/gate-world';
import { asMember, expect, signInByProvider, test } from '@/tests/support/members';

test.use({ viewport: { width: 390, height: 844 } });

const verdict = (page: Page) => page.locator('.gate-verdict');

test('two phones check 500 tickets without a network, and their scans are merged once they are online', async ({
  browser,
  members,
}) => {
  test.setTimeout(120_000);
  const { base } = members.site;
  const door = await openDoor(members, 500);
  const [a, b, c, d] = door.tickets;
  if (!a || !b || !c || !d) throw new Error('no tickets');
  const token = (ticket: typeof a) => tokenOf(members, ticket);
  const [firstToken, two, refunded] = [await token(a), await token(b), await token(c)];
  const other = await makeFreeEvent(members, door.organiser, 1);
  const [foreign] = await buyTickets(members, a.buyer, other, 1);
  const facts = fromTokenText(await token(d))?.facts;
  if (!facts || !foreign) throw new Error('no token');
  const foreignToken = await token(foreign);
  const forged = toTokenText(facts, new Uint8Array(64).fill(7));

  const open = async (name: string) => {
    const join = await addPhone(members, door, name);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await withCamera(context);
    const page = await context.newPage();
    // The tab has the gate already, so that the link to join loads no other document.
    await page.goto(`${base}/ac_organ/gate`);
    await expect(page.getByLabel('加入码')).toBeVisible();
    await page.goto(`${base}/ac_organ/gate#join=${join}`);
    await expect(page.locator('.gate-count')).toHaveText('0');
    await expect(page.getByText('已存好，没有网也能用')).toBeVisible();
    expect(page.url()).not.toContain('join');
    return { context, page };
  };
  const east = await open('东门一号');
  const south = await open('南门一号');
  await expect(east.page.locator('.gate-total')).toContainText('/500');
  for (const { context, page } of [east, south]) {
    await context.setOffline(true);
    await expect(page.locator('.gate-away')).toBeVisible();
  }
  // The refund comes after that, as a phone with a network reads its list again every few seconds.
  await asMember(members, c.buyer, 'requestRefund', { id: c.orderId, ticket_ids: [c.id], reason: '' });
  // The page can be reloaded without a network.
  await east.page.reload();
  await expect(east.page.locator('.gate-away')).toBeVisible();

  await showCode(east.page, firstToken, 'admitted');
  await showCode(east.page, forged, 'fake');
  await verdict(east.page).click();
  await showCode(east.page, foreignToken, 'other');
  await verdict(east.page).click();
  // This ticket was refunded after the phone read its list, so it is admitted.
  await showCode(east.page, refunded, 'admitted');
  await showCode(east.page, firstToken, 'used');
  await verdict(east.page).click();
  await showCode(south.page, firstToken, 'admitted');
  await verdict(south.page).click();
  await showCode(south.page, two, 'admitted');

  await verdict(south.page).getByRole('button', { name: '撤销' }).click();
  await expect(south.page.locator('.gate-count')).toHaveText('1');

  await east.context.setOffline(false);
  await expect(east.page.getByRole('heading', { name: /5条合进来了/ })).toBeVisible();
  await south.context.setOffline(false);
  await expect(south.page.getByRole('heading', { name: /1张两边都扫过/ })).toBeVisible();
  await south.page.getByRole('button', { name: '接着扫' }).click();
  // Holders admitted without a network stay checked in, also with a ticket that was refunded meanwhile.
  await expect(south.page.locator('.gate-count')).toHaveText('2');

  // Once online, the phone's list has the refund.
  await showCode(south.page, refunded, 'void');
  const setup = await asMember(members, door.organiser, 'activityGate', { activity_id: door.id });
  expect(setup.data.lists).toMatchObject([{ checked_in: 2 }]);

  // A phone that the organiser removed does not work as a gate.
  const [device] = setup.data.devices.filter(({ name }) => name === '南门一号');
  await asMember(members, door.organiser, 'revokeGateDevice', { activity_id: door.id, id: device?.id ?? 0 });
  await south.page.reload();
  await expect(south.page.getByRole('heading', { name: '这部手机不再验票' })).toBeVisible();
  for (const { context } of [east, south]) await context.close();
});

test('a list and a phone are added on the desk; the phone checks in by name and by code, undoes, and admits by force', async ({
  page,
  context,
  browser,
  members,
}) => {
  await withCamera(context);
  const door = await openDoor(members, 50);
  const office = await browser.newContext({ baseURL: members.site.base });
  const desk = await office.newPage();
  await signInByProvider(office, members, door.organiser);
  await desk.goto(`/ac_organ/${door.id}/gate`);
  await desk.getByRole('button', { name: '新建名单' }).click();
  await desk.getByLabel('名称').fill('东门');
  await desk.getByRole('button', { name: '存下' }).click();
  await desk.getByLabel('叫什么').fill('东门一号');
  await desk.getByRole('button', { name: '生成二维码' }).click();
  await expect(desk.getByRole('img', { name: '让“东门一号”加入的二维码' })).toBeVisible();
  const joinKey = (await desk.locator('code').textContent()) ?? '';
  expect(await accessibilityErrors(desk, '#main')).toEqual([]);

  await page.goto('/ac_organ/gate');
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByLabel('加入码').fill(joinKey);
  await page.getByRole('button', { name: '加入', exact: true }).click();
  await expect(page.locator('.gate-count')).toHaveText('0');
  await expect(desk.getByText('“东门一号”加进来了。')).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);

  await page.getByRole('button', { name: '姓名' }).click();
  await page.getByRole('searchbox').fill('laibin');
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: '入场' }).first().click();
  await expect(page.locator('.gate-verdict[data-result=admitted]')).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
  await verdict(page).getByRole('button', { name: '撤销' }).click();
  await expect(page.locator('.gate-count')).toHaveText('0');

  await page.getByRole('button', { name: '编号' }).click();
  await page.getByLabel('票上的编号').fill((door.tickets[7]?.code ?? '').slice(-4));
  await page.getByRole('button', { name: '验票' }).click();
  await expect(page.locator('.gate-verdict[data-result=admitted]')).toBeVisible();
  await verdict(page).click();
  await expect(page.locator('.gate-count')).toHaveText('1');

  await page.getByRole('button', { name: '编号' }).click();
  await page.getByLabel('票上的编号').fill(door.tickets[7]?.code ?? '');
  await page.getByRole('button', { name: '验票' }).click();
  await expect(page.locator('.gate-verdict[data-result=used]')).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: '叫主管' }).click();
  await page.getByLabel('原因').fill('主办方的客人');
  await page.getByRole('button', { name: '放行' }).click();
  await expect(page.locator('.gate-verdict[data-result=admitted]')).toBeVisible();

  await desk.goto(`/en/ac_organ/gate#join=${joinKey}`);
  await expect(desk.getByText('This join code has been used')).toBeVisible();
  await desk.goto(`/ac_organ/${door.id}/gate`);
  await desk.getByRole('button', { name: '移除' }).click();
  await desk.getByRole('button', { name: '确定移除' }).click();
  await expect(desk.getByText('已移除')).toBeVisible();
  await office.close();
});

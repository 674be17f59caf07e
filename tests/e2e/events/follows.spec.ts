import type { Page } from '@playwright/test';
import { buyTickets, makeFreeEvent } from '@/tests/support/gate-world';
import { nodeOf, readHead } from '@/tests/support/head';
import { asMember, expect, newMember, test } from '@/tests/support/members';
import { PAYMENT_NOTE } from '@/tests/support/payment-note';

const SCHEMA = 'https://schema.org/';
const DAY_MS = 86_400_000;
/** How soon after a change the pages must show it. */
const SOON = { timeout: 15_000, intervals: [100] };

test('structured data of an event follow its changes: sold out, moved, price, sale not open yet, cancelled', async ({
  members,
  request,
}) => {
  const organiser = await newMember(members);
  const event = await makeFreeEvent(members, organiser, 1);
  const change = async (fields: object) => {
    const answer = await asMember(members, organiser, 'updateActivity', { id: event.id, ...fields });
    expect(answer.code, JSON.stringify(answer)).toBe(200);
  };
  const ticket = (fields: object) =>
    change({
      payment_note: PAYMENT_NOTE,
      tickets: [{ id: event.typeId, name: '正式票', price: 0, quantity: 1, ...fields }],
    });
  const node = async () => nodeOf(readHead(await (await request.get(`/events/${event.id}`)).text()), 'Event');
  const notified = async () => {
    const now = await node();
    const [offer] = (now['offers'] ?? []) as { availability: string; price: string }[];
    const time = Date.parse(String(now['startDate']));
    return [now['eventStatus'], offer?.availability, offer?.price, time].map((value) =>
      String(value).replace(SCHEMA, ''),
    );
  };
  const entry = async () => (await request.get(`/api/events/${event.id}/calendar.ics`)).text();
  // The time zone comes first in the file and has DTSTART lines of its own; the last match is the event's.
  const field = async (name: string) =>
    [...(await entry()).matchAll(new RegExp(`^${name}[:;](.*?)\\r?$`, 'gm'))].at(-1)?.[1] ?? '';

  // The first request fills the page cache; a stale cached page would fail what follows.
  const [, , , begins = ''] = await notified();
  expect(await notified()).toEqual(['EventScheduled', 'InStock', '0', begins]);
  const [uid, sequence, start] = [
    await field('UID'),
    Number(await field('SEQUENCE')),
    await field('DTSTART'),
  ];

  const { startDate } = await node();
  const later = new Date(Date.now() + 2 * DAY_MS).toISOString();
  await ticket({ sale_opens: later });
  await expect.poll(notified, SOON).toEqual(['EventScheduled', 'PreSale', '0', begins]);
  await ticket({ sale_opens: null, price: 28000, currency: 'CNY' });
  await expect.poll(notified, SOON).toEqual(['EventScheduled', 'InStock', '280', begins]);
  await ticket({ price: 0 });
  await expect.poll(notified, SOON).toEqual(['EventScheduled', 'InStock', '0', begins]);

  await buyTickets(members, await newMember(members), event, 1);
  await expect.poll(notified, SOON).toEqual(['EventScheduled', 'SoldOut', '0', begins]);

  const moved = new Date(Number(begins) + DAY_MS);
  await change({
    start_time: moved.toISOString(),
    end_time: new Date(moved.getTime() + 3_600_000).toISOString(),
  });
  await expect.poll(notified, SOON).toEqual(['EventRescheduled', 'SoldOut', '0', String(moved.getTime())]);
  expect((await node())['previousStartDate']).toEqual([startDate]);
  expect(await field('UID')).toBe(uid);
  expect(Number(await field('SEQUENCE'))).toBeGreaterThan(sequence);
  expect(await field('DTSTART')).not.toBe(start);

  await change({ status: 'cancelled' });
  await expect.poll(notified, SOON).toEqual(['EventCancelled', 'Discontinued', '0', String(moved.getTime())]);
  expect(await field('STATUS')).toBe('CANCELLED');
});

/**
 * Replaces the browser's push service, which test browsers do not have, and counts how often readers are asked for
 * permission.
 */
async function withPushService(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const stored = () => localStorage.getItem('push');
    const subscription = () => ({
      endpoint: stored(),
      toJSON: () => ({ endpoint: stored(), keys: { p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) } }),
      unsubscribe: async () => localStorage.removeItem('push'),
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (stored() === null ? null : subscription()),
      subscribe: async () => {
        localStorage.setItem('push', `https://push.example/${Math.random()}`);
        return subscription();
      },
    });
    // A headless browser answers a permission request as configured, but does not store its answer.
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem('permission') ?? 'default',
    });
    const requestPermission = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = async () => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
      const answer = await requestPermission();
      localStorage.setItem('permission', answer);
      return answer;
    };
  });
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('asked')));
}

test('an event asks for permission to notify only when the button is pressed, keeps the choice, and reports a refusal', async ({
  browser,
  members,
}) => {
  const event = await makeFreeEvent(members, await newMember(members), 1);
  const visit = async (permissions: string[]) => {
    const context = await browser.newContext({ baseURL: members.site.base, permissions });
    const page = await context.newPage();
    const requested = await withPushService(page);
    await page.goto(`/events/${event.id}`);
    return { page, requested };
  };
  const off = (page: Page) =>
    page.getByRole('button', { name: '改期、取消和开场前一天通知我', pressed: false });
  const on = (page: Page) => page.getByRole('button', { name: '这场活动的通知已开启', pressed: true });

  const { page, requested } = await visit(['notifications']);
  await expect(off(page)).toBeEnabled();
  expect(await requested()).toBe(0);
  await off(page).click();
  await expect(on(page)).toBeEnabled();
  expect(await requested()).toBe(1);
  await page.reload();
  await expect(on(page)).toBeEnabled();
  expect(await requested()).toBe(1);
  await on(page).click();
  await expect(off(page)).toBeEnabled();
  await page.reload();
  await expect(off(page)).toBeEnabled();
  expect(await requested()).toBe(1);

  const forbidden = await visit([]);
  const refusal = forbidden.page.getByText('浏览器禁止了本站通知，可在网站设置中允许。');
  await expect(off(forbidden.page)).toBeEnabled();
  expect(await forbidden.requested()).toBe(0);
  await off(forbidden.page).click();
  await expect(refusal).toBeVisible();
  await forbidden.page.reload();
  await off(forbidden.page).click();
  await expect(refusal).toBeVisible();
});

import { type Browser, type BrowserContext, type Page, request } from '@playwright/test';
import { linkName } from '@/lib/platform/session/link-name';
import en from '@/messages/en.json';
import { accessibilityErrors } from '@/tests/support/accessibility';
import { asMember, expect, type MemberSite, newOrganiser, newMember, test } from '@/tests/support/members';

const DAY_MS = 86_400_000;
const ticketWords = en.tickets.ticket;

/** A ticket of a future event, with its key, and the key of the event's preview. */
async function heldTicket(members: MemberSite) {
  const [organiser, buyer] = [await newOrganiser(members), await newMember(members)];
  const answer = await asMember(members, organiser, 'updateActivity', {
    lang: 'en',
    title: 'Clearing workshop',
    start_time: new Date(Date.now() + 20 * DAY_MS).toISOString(),
    end_time: new Date(Date.now() + 20 * DAY_MS + 3_600_000).toISOString(),
    time_zone: 'Asia/Shanghai',
    city: 'Shanghai',
    address: '88 Nanyang Road',
    tickets: [{ name: 'Standard', type: 'ordinary', price: 0, currency: 'CNY', quantity: 5 }],
    status: 'published',
  });
  const order = await asMember(members, buyer, 'createOrder', {
    event_id: answer.data.id,
    items: [{ ticket_type_id: answer.data.tickets[0]?.id ?? 0, quantity: 1 }],
    attendees: [{ name: 'Chen Mo', email: `mo-${buyer.id}@example.test` }],
    idempotency_key: `keys-${buyer.id}`,
  });
  const preview = await asMember(members, organiser, 'activityPreviewLink', { id: answer.data.id });
  return { key: order.data.tickets[0]?.key ?? '', preview: preview.data.token };
}

/** What scripts can read of the page and the browser's storage. */
const readable = (page: Page) =>
  page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify({ ...localStorage }) + document.cookie,
  );
const qr = (page: Page) => page.getByRole('img', { name: /Entry code/ });

test('the link in a letter opens a ticket whose address, page and storage do not contain the key, and which can be renewed', async ({
  browser,
  members,
}) => {
  const { key } = await heldTicket(members);
  const letter = `/en/ac_ticket?key=${key}&mark=somebody-s-mark`;
  const context: BrowserContext = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await page.goto(letter);
  await expect(qr(page)).toBeVisible();
  const address = `/en/ac_ticket/held/${linkName(key)}`;
  await expect.poll(() => page.url()).toMatch(new RegExp(`${address}$`));
  expect(await readable(page)).not.toContain(key);
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.goto(address.replace('/en/', '/zh-hant/'));
  await expect(page.getByRole('heading', { name: 'Chen Mo' })).toBeVisible();

  // Without a network both the page and the link in the letter open the stored ticket.
  await page.goto(address);
  await expect(page.getByText(ticketWords.kept)).toBeVisible();
  await context.setOffline(true);
  await page.goto(letter);
  await expect(qr(page)).toBeVisible();
  await expect(page.getByText(ticketWords.offline)).toBeVisible();
  await context.setOffline(false);

  const other = await browser.newContext({ locale: 'en' });
  const stranger = await other.newPage();
  await stranger.goto(address);
  await expect(stranger.getByText(ticketWords.linkNeeded)).toBeVisible();
  expect(await accessibilityErrors(stranger)).toEqual([]);

  await page.goto(address);
  await page.getByRole('button', { name: ticketWords.renew.begin }).click();
  await page.getByRole('dialog').getByRole('button', { name: ticketWords.renew.confirm }).click();
  await expect(page.getByText(/^Done\. The new link and code were sent to mo-…@example\.test/)).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
  await stranger.goto(letter);
  await expect(stranger.getByText(ticketWords.renewed)).toBeVisible();
  await Promise.all([other.close(), context.close()]);
});

test('the preview of an event is opened by its link, and not by the address it redirects to', async ({
  browser,
  members,
}) => {
  const { preview } = await heldTicket(members);
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await page.goto(`/en/preview/event/${preview}`);
  await expect(page).toHaveURL(new RegExp(`/en/preview/event/opened/${linkName(preview)}$`));
  await expect(page.getByRole('heading', { name: 'Clearing workshop' })).toBeVisible();
  expect(await readable(page)).not.toContain(preview);
  const address = page.url();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Clearing workshop' })).toBeVisible();
  await context.clearCookies();
  await page.goto(address);
  await expect(page.getByText(en.events.preview.linkNeeded)).toBeVisible();
  await context.close();
});

test('the preview of an article is opened by its link, and not by the address it redirects to', async ({
  browser,
  members,
}) => {
  const writer = await newMember(members);
  const draft = await asMember(members, writer, 'saveDraft', {
    lang: 'en',
    title: 'Clearing on a quiet day',
    body: '<p>One paragraph.</p>',
  });
  const { token } = (await asMember(members, writer, 'previewLink', { id: draft.data.id })).data;
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await page.goto(`/en/preview/${token}`);
  await expect(page).toHaveURL(new RegExp(`/en/preview/opened/${linkName(token)}$`));
  await expect(page.getByRole('heading', { name: 'Clearing on a quiet day' })).toBeVisible();
  expect(await readable(page)).not.toContain(token);
  const address = page.url();
  await context.clearCookies();
  await page.goto(address);
  await expect(page.getByText(en.events.preview.linkNeeded)).toBeVisible();
  await expect(page.getByText('Clearing on a quiet day')).toHaveCount(0);
  await context.close();
});

/** A browser without cookies: it sends none, stores none, and scripts see none. */
async function withoutCookies(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  await context.route('**/*', async (route) => {
    const bare = await request.newContext();
    const answer = await bare.fetch(route.request(), { maxRedirects: 0 });
    const { 'set-cookie': _, ...headers } = answer.headers();
    await route.fulfill({ status: answer.status(), headers, body: await answer.body() });
    await bare.dispose();
  });
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
  );
  return { page, context };
}

test('a browser without cookies can open a ticket and a preview by their links again and again', async ({
  browser,
  members,
}) => {
  const { key, preview } = await heldTicket(members);
  const { page, context } = await withoutCookies(browser);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(`/en/ac_ticket?key=${key}`);
    await expect(qr(page)).toBeVisible();
    await page.goto(`/en/preview/event/${preview}`);
    await expect(page.getByRole('heading', { name: 'Clearing workshop' })).toBeVisible();
  }
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

import ICAL from 'ical.js';
import { type Page } from '@playwright/test';
import { accessibilityErrors } from '@/tests/support/accessibility';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { readHead } from '@/tests/support/head';
import { asMember, expect, type MemberSite, test } from '@/tests/support/members';

const DAY_MS = 86_400_000;
/** The date of a moment in the site's time zone. */
const dayOf = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
const both = (text: string) => ({ 'zh-Hans': text, en: text });

/** Publishes a landing page of three days, each with two sessions that together last the whole day. */
async function publish(members: MemberSite, slug: string, firstDay: string, lastDay: string): Promise<void> {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'editor');
  const { data } = await asMember(members, { token: '' }, 'login', { type: 4, mobile: login, password });
  const session = (day: number, starts: string, title: string) => ({
    day,
    starts,
    minutes: 720,
    hall: 1,
    title: both(title),
    who: both('Lu Wensheng'),
    note: {},
    link: '',
  });
  const sessions = [1, 2, 3].flatMap((day) => [
    session(day, '00:00', `Night of day ${day}`),
    session(day, '12:00', `Noon of day ${day}`),
  ]);
  const document = {
    slug,
    status: 'published',
    title: both('A long night'),
    summary: both('Three days without an end.'),
    name: both('Night'),
    set: 'blue',
    tone: 'paper',
    display: 'numeral',
    motif: 'score',
    display_text: {},
    starts: `${firstDay} 00:00:00`,
    ends: `${lastDay} 23:59:00`,
    place: {},
    related: [],
    sections: [
      {
        type: 'agenda',
        key: 'agenda',
        title: both('Agenda'),
        halls: [{ name: both('Hall'), note: {} }],
        sessions,
      },
      {
        type: 'speakers',
        key: 'speakers',
        title: both('Speakers'),
        people: [{ name: both('Lu Wensheng'), role: both('Editor'), bio: both('Writes at night.'), pic: '' }],
      },
    ],
    pages: [],
  };
  const saved = await asMember(members, data, 'saveRecord', { kind: 'landing', document });
  expect(saved.code).toBe(200);
}

async function open(page: Page, members: MemberSite, slug: string): Promise<void> {
  await expect.poll(async () => (await members.site.get(`/en/landing/${slug}`)).status).toBe(200);
  await page.goto(`/en/landing/${slug}`);
}

test('during an event its page shows the running session, the minutes left and the current day', async ({
  page,
  members,
}) => {
  const now = Date.now();
  await publish(members, 'now-on', dayOf(now - DAY_MS), dayOf(now + DAY_MS));
  await open(page, members, 'now-on');
  await expect(page.locator('.landing-facts')).toContainText('On now');
  await expect(page.getByRole('heading', { name: 'Now', exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ min left$/)).toBeVisible();
  await expect(page.locator('.landing-now')).toHaveCount(1);
  await expect(page.locator('.landing-score a[data-past]').first()).toBeVisible();
  // The tab of today is selected.
  await expect(page.locator('.landing-tabs input:checked')).toHaveAttribute('id', 'agenda-day-2');
  await expect(page.getByRole('link', { name: 'Add all to calendar' })).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
});

test('before an event its page counts the days, and after it says that the event is over', async ({
  page,
  members,
}) => {
  const now = Date.now();
  await publish(members, 'coming', dayOf(now + 9 * DAY_MS), dayOf(now + 11 * DAY_MS));
  await open(page, members, 'coming');
  await expect(page.locator('.landing-facts')).toContainText(/\d+ days to go/);
  await expect(page.locator('.landing-now')).toHaveCount(0);
  // A session can be added to the reader's own agenda, which survives a reload and has its own calendar file.
  await page.getByRole('button', { name: 'Add: Noon of day 1' }).click();
  await expect(page.getByText('My agenda 1')).toBeVisible();
  await page.reload();
  await page.getByText('My agenda 1').click();
  await expect(page.locator('.landing-panel:visible').getByRole('link')).toHaveText([
    'Noon of day 1',
    'My agenda as a calendar file (ICS)',
  ]);
  const file = await page.getByRole('link', { name: 'My agenda as a calendar file' }).getAttribute('href');
  expect((await (await page.request.get(file ?? '')).text()).match(/SUMMARY:.*/g)).toEqual([
    expect.stringContaining('Noon of day 1'),
  ]);
  expect(await accessibilityErrors(page)).toEqual([]);
  await publish(members, 'over', dayOf(now - 11 * DAY_MS), dayOf(now - 9 * DAY_MS));
  await open(page, members, 'over');
  await expect(page.locator('.landing-facts')).toContainText('This event is over');
  await expect(page.getByRole('link', { name: 'Add all to calendar' })).toHaveCount(0);
});

test('a bar of the timeline, and a session in a speaker’s details, link to the session on any day', async ({
  page,
}) => {
  await page.goto('/en/forum_2025');
  const target = async (link: string | null) => page.locator(link ?? '');
  const bar = page.locator('.landing-score a').last();
  await bar.click();
  await expect(await target(await bar.getAttribute('href'))).toBeInViewport();

  await page.locator('.landing-tabs label').first().click();
  const speaker = page.locator('#speakers button[popovertarget]').first();
  await speaker.focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('.landing-sheet:popover-open');
  await expect(sheet).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
  const session = sheet.getByRole('link').last();
  const link = await session.getAttribute('href');
  await session.click();
  await expect(page.locator('.landing-sheet:popover-open')).toHaveCount(0);
  await expect(await target(link)).toBeInViewport();

  await speaker.click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.landing-sheet:popover-open')).toHaveCount(0);
});

test('the calendar file has an entry for each session; the page is an event in structured data, its sub-page a list', async ({
  request,
}) => {
  const file = await request.get('/api/landings/forum_2025/calendar.ics?locale=en');
  expect(file.headers()['content-type']).toContain('text/calendar');
  const entries = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent');
  const page = await (await request.get('/en/forum_2025')).text();
  expect(entries).toHaveLength(page.match(/ id="session-\d+"/g)?.length ?? 0);
  for (const entry of entries) {
    const { summary, startDate, endDate } = new ICAL.Event(entry);
    expect(page).toContain(summary.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    expect(endDate.compare(startDate)).toBe(1);
  }
  const graphOf = async (path: string) => readHead(await (await request.get(path)).text()).graph;
  const typesOf = async (path: string) => (await graphOf(path)).map((node) => node['@type']);
  expect(await typesOf('/polkadot2024')).toEqual(expect.arrayContaining(['Event', 'ItemList']));
  const part = await typesOf('/polkadot2024_speaker');
  expect(part).toContain('ItemList');
  expect(part).not.toContain('Event');
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the agenda is shown in the reader’s time zone, and back in the event’s', async ({ page }) => {
    await page.goto('/en/forum_2025');
    const first = page.locator('#session-1');
    await expect(first).toContainText('09:30–10:00');
    const choice = page.locator('#agenda');
    await choice.getByRole('button', { name: 'In my time zone' }).click();
    await expect(first).toContainText('11 Dec 20:30–21:00');
    await expect(choice.getByText('New York ET')).toBeVisible();
    await choice.getByRole('button', { name: 'Back to UTC+8' }).click();
    await expect(first).toContainText('09:30–10:00');
  });
});

test('the ceremony and its results do not open with the same drawing', async ({ page }) => {
  await page.goto('/hk_annualceremony');
  await expect(page.locator('.landing-numeral')).toBeVisible();
  await expect(page.locator('.landing-tally, .landing-sign')).toHaveCount(0);
  await page.goto('/hk_annualceremony_result');
  await expect(page.locator('.landing-sign')).toBeVisible();
  await expect(page.locator('.landing-tally')).toBeVisible();
});

test('no button of a landing leads to the page it is on', async ({ page }) => {
  for (const path of ['/hk_annualceremony_result', '/en/hk_annualceremony_result', '/CryptoFi']) {
    await page.goto(path);
    const buttons = page.locator('main .btn[href]');
    await expect(buttons.first()).toBeVisible();
    const links = await buttons.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links, path).not.toContain(path);
  }
});

import { eq } from 'drizzle-orm';
import { calls, type CallParsedInput } from '@/backend/contract/calls';
import { outbox } from '@/backend/db/schema/system';
import type { Member } from '@/backend/kernel/caller';
import { deliverAlert } from '@/backend/modules/alerts/commands/deliver-alert';
import { clearPastEvents, remindOfEvents } from '@/backend/modules/alerts/commands/remind';
import { addAlert, removeAlert } from '@/backend/modules/alerts/commands/subscribe';
import { readTopics } from '@/backend/modules/alerts/queries/topics';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { switchOff } from '@/tests/support/sections-off';
import { startPushService, type SubscribedBrowser } from '@/tests/support/push-service';
import { makeEvent, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const DAY_MS = 86_400_000;
const TYPES = [{ quantity: 10 }];

let world: TicketWorld;
let service: Awaited<ReturnType<typeof startPushService>>;
let host: Member;

beforeAll(async () => {
  service = await startPushService();
  world = await startTicketWorld({ ALERTS_PRIVATE_HOSTS: 'on' });
  host = await world.member('host');
});
afterAll(async () => {
  await world.end();
  await service.stop();
});

/** A browser subscribed to some topics, in English. */
async function subscribe(name: string, ...topics: string[]): Promise<SubscribedBrowser> {
  const browser = service.subscribe(name);
  const { endpoint, keys } = browser;
  for (const topic of topics) await addAlert(world.context, { endpoint, keys, language: 'en', topic });
  return browser;
}

/** Delivers every waiting notification, however often it was tried. */
async function deliver(): Promise<void> {
  for (;;) {
    const rows = await world.context.db.delete(outbox).where(eq(outbox.kind, 'alert')).returning();
    if (rows.length === 0) return;
    for (const { payload } of rows) await deliverAlert(world.context, payload);
  }
}

const change = (id: number, fields: Partial<CallParsedInput<'updateActivity'>>) =>
  updateEvent(world.context, host, calls.updateActivity.input.parse({ id, ...fields }));

const newsOf = ({ messages }: SubscribedBrowser) =>
  messages.map((message) => {
    const { event, news } = message as { event: number; news: string };
    return [event, news];
  });

test('a new event notifies subscribers of all events, its edition or its organiser, each once', async () => {
  const first = await makeEvent(world.context, host, TYPES);
  await deliver();
  const organiser = `organiser:${first.organiser.id}`;
  const browsers = {
    all: await subscribe('all', 'events'),
    hk: await subscribe('hk', 'region:hk', 'events', organiser),
    usa: await subscribe('usa', 'region:usa'),
    host: await subscribe('host', organiser),
    news: await subscribe('news', 'news'),
  };
  const event = await makeEvent(world.context, host, TYPES, { region: 'hk', title: '两地清算日' });
  await deliver();
  for (const name of ['all', 'hk', 'host'] as const)
    expect(newsOf(browsers[name])).toEqual([[event.id, 'published']]);
  expect(browsers.usa.messages).toEqual([]);
  expect(browsers.news.messages).toEqual([]);
  expect(browsers.all.messages[0]).toMatchObject({
    title: '两地清算日',
    lang: 'zh-Hans',
    locale: 'en',
    when: expect.stringMatching(/^\d{4}-\d\d-\d\d 14:00 \(UTC\+08:00\)$/),
    place: '上海 · 南阳路88号',
  });
  // A draft is not announced, and neither is a change of a published event.
  await makeEvent(world.context, host, TYPES, { status: 'draft' });
  await change(event.id, { title: '两地清算日 · 第二场' });
  await deliver();
  expect(newsOf(browsers.all)).toHaveLength(1);
  for (const { endpoint } of Object.values(browsers)) await removeAlert(world.context, { endpoint });
});

test('subscribers of an event, and nobody else, are notified of a new time, a new place and a cancellation', async () => {
  const event = await makeEvent(world.context, host, TYPES);
  const other = await makeEvent(world.context, host, TYPES);
  await deliver();
  const [mine, theirs] = [
    await subscribe('mine', `event:${event.id}`),
    await subscribe('theirs', `event:${other.id}`, 'events'),
  ];
  const day = event.start_time.slice(0, 10);
  await change(event.id, { start_time: `${day} 15:00`, end_time: `${day} 19:00` });
  await deliver();
  await change(event.id, { address: '南阳路90号' });
  await deliver();
  await change(event.id, { details: '<p>自带电脑。</p>' });
  await deliver();
  expect(newsOf(mine)).toEqual([
    [event.id, 'moved'],
    [event.id, 'moved'],
  ]);
  expect(mine.messages[0]).toMatchObject({ when: expect.stringContaining(`${day} 15:00`) });
  expect(mine.messages[1]).toMatchObject({ place: '上海 · 南阳路90号' });
  await change(event.id, { status: 'cancelled' });
  await deliver();
  expect(newsOf(mine).at(-1)).toEqual([event.id, 'cancelled']);
  expect(theirs.messages).toEqual([]);
  expect(mine.headers[0]).toMatchObject({ topic: `event-${event.id}` });
});

test('subscribers get one reminder a day before each start, and their topics are deleted after the event', async () => {
  const event = await makeEvent(world.context, host, TYPES);
  await deliver();
  const browser = await subscribe('reminded', `event:${event.id}`);
  const start = Date.parse(event.start_time);
  const remind = async () => {
    await Promise.all([remindOfEvents(world.context), remindOfEvents(world.other)]);
    await deliver();
    return newsOf(browser);
  };
  const goTo = (time: number) => world.move(time - world.context.now().getTime());
  goTo(start - DAY_MS - 60_000);
  expect(await remind()).toEqual([]);
  goTo(start - DAY_MS + 60_000);
  expect(await remind()).toEqual([[event.id, 'reminder']]);
  expect(await remind()).toHaveLength(1);
  // A new start gets a reminder of its own.
  const day = new Date(start + 2 * DAY_MS).toISOString().slice(0, 10);
  await change(event.id, { start_time: `${day} 14:00`, end_time: `${day} 18:00` });
  await deliver();
  goTo(start + DAY_MS + 60_000);
  expect(await remind()).toEqual([
    [event.id, 'reminder'],
    [event.id, 'moved'],
    [event.id, 'reminder'],
  ]);
  goTo(start + 3 * DAY_MS);
  await clearPastEvents(world.context);
  expect(await readTopics(world.context, browser.endpoint)).toEqual([]);
  expect(await removeAlert(world.context, { endpoint: browser.endpoint })).toEqual({ removed: false });
});

test('outdated news is not sent, and topics that do not exist are refused', async () => {
  const event = await makeEvent(world.context, host, TYPES);
  const browser = await subscribe('late', 'events', `event:${event.id}`);
  await change(event.id, { status: 'cancelled' });
  await deliver();
  expect(newsOf(browser)).toEqual([[event.id, 'cancelled']]);
  const { endpoint, keys } = browser;
  const refusal = (topic: string) =>
    refusalOf(addAlert(world.context, { endpoint, keys, language: 'en', topic }));
  const draft = await makeEvent(world.context, host, TYPES, { status: 'draft' });
  for (const topic of [
    `event:${event.id}`,
    `event:${draft.id}`,
    'event:999999',
    'organiser:999999',
    'region:atlantis',
  ])
    expect([topic, await refusal(topic)]).toEqual([topic, 'notFound']);
  for (const topic of ['everything', 'region:none', 'event:', 'event:1 or 1', 'organiser:-1'])
    expect(calls.addAlert.input.safeParse({ endpoint, keys, language: 'en', topic }).success).toBe(false);
  // Unsubscribing from one topic leaves the others.
  await removeAlert(world.context, { endpoint, topic: 'events' });
  expect(await readTopics(world.context, endpoint)).toEqual([`event:${event.id}`]);
});

test('nobody is notified of events while their section is off, and reminders wait until it is on', async () => {
  const event = await makeEvent(world.context, host, TYPES);
  await deliver();
  const browser = await subscribe('quiet', 'events', `event:${event.id}`);
  const remind = async () => {
    await remindOfEvents(world.context);
    await deliver();
    return newsOf(browser);
  };
  await switchOff(world.context, 'events');
  await makeEvent(world.context, host, TYPES);
  world.move(Date.parse(event.start_time) - world.context.now().getTime() - DAY_MS / 2);
  expect(await remind()).toEqual([]);
  await switchOff(world.context);
  expect(await remind()).toEqual([[event.id, 'reminder']]);
});

test('a row that is delivered again after a crash notifies nobody twice', async () => {
  const event = await makeEvent(world.context, host, TYPES);
  await deliver();
  const browsers = [await subscribe('first', 'events'), await subscribe('second', 'events')];
  await makeEvent(world.context, host, TYPES);
  const [row] = await world.context.db.delete(outbox).where(eq(outbox.kind, 'alert')).returning();
  for (let times = 0; times < 2; times += 1) await deliverAlert(world.context, row?.payload);
  await deliver();
  expect(browsers.map((browser) => newsOf(browser).length)).toEqual([1, 1]);
  // One whose service failed is tried again, once for each row of that.
  const late = await subscribe('failing', `event:${event.id}`);
  late.status = 503;
  await change(event.id, { status: 'cancelled' });
  await deliver();
  const tries = late.messages.length;
  expect(tries).toBeGreaterThan(1);
  await deliver();
  expect(late.messages).toHaveLength(tries);
});

import { calls } from '@/backend/contract/calls';
import { webhooks } from '@/backend/db/schema/webhooks';
import { outboxHandlers } from '@/backend/main/outbox-handlers';
import { createKey } from '@/backend/modules/api/commands/keys';
import { resumeWebhook } from '@/backend/modules/webhooks/commands/change';
import { webhookLogCleaner } from '@/backend/modules/webhooks/commands/clear-log';
import { deliverWebhook } from '@/backend/modules/webhooks/commands/deliver';
import { addEventWebhook, listEventWebhooks } from '@/backend/modules/webhooks/commands/manage-of-event';
import { createWebhook } from '@/backend/modules/webhooks/commands/manage-of-member';
import { queueDeliveries } from '@/backend/modules/webhooks/commands/queue';
import { sendFailedAgain, sendWebhookAgain, tryWebhook } from '@/backend/modules/webhooks/commands/replay';
import { listMemberWebhooks } from '@/backend/modules/webhooks/queries/of-member';
import { startOutbox } from '@/backend/outbox/deliver';
import { PermanentFailure } from '@/backend/outbox/permanent-failure';
import { freePort } from '@/tests/support/free-port';
import { type HookAddress, startHookAddress } from '@/tests/support/hook-address';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { until } from '@/tests/support/until';

(hasPostgres ? describe : describe.skip)('webhooks whose address fails', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  let address: HookAddress;

  beforeAll(async () => {
    world = await startTicketWorld({ WEBHOOKS_PRIVATE_HOSTS: 'on' });
    people = await ticketPeople(world);
    address = await startHookAddress();
  });
  beforeEach(async () => {
    await world.sql`delete from event_webhooks`;
    await world.sql`delete from outbox`;
    address.reset();
  });
  afterAll(async () => {
    await world.end();
    await address.stop();
  });

  const waiting = async () =>
    (
      await world.sql`select payload from outbox where kind = 'webhook' and delivered_at is null order by id`
    ).map(({ payload }) => payload);
  const send = async () => {
    for (const payload of await waiting()) await deliverWebhook(world.context, payload).catch(() => {});
    await world.sql`update outbox set delivered_at = now() where kind = 'webhook'`;
  };
  const kinds = () => address.received.map(({ body }) => JSON.parse(body).kind);
  const add = (id: number) =>
    addEventWebhook(world.context, people.organiser, { activity_id: id, url: address.url });
  const list = async (id: number) =>
    listEventWebhooks(
      world.context,
      people.organiser,
      calls.activityWebhooks.input.parse({ activity_id: id }),
    );
  /** A webhook of Ann that is tried. */
  const ofAnn = async (url = address.url) => {
    const key = await createKey(world.context, people.ann, { name: 'A', scopes: [], expires_at: null });
    return createWebhook(world.context, people.ann, { url, subjects: ['content'], key_id: key.id });
  };
  const tryIt = ({ id }: { id: number }) => tryWebhook(world.context, people.ann, id);
  const listOfAnn = async () =>
    (await listMemberWebhooks(world.context, people.ann, calls.listWebhooks.input.parse({}))).deliveries.list;
  const pause = ({ id }: { id: number }) =>
    world.sql`update event_webhooks set paused_at = now(), failing_since = now() where id = ${id}`;

  test('what is about the same order arrives in its order, even when the first has to be tried again', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    await add(liveEvent.id);
    const order = await people.buyOne(people.ann, liveEvent);
    await people.check(order.id, 'confirm');
    const [first, second] = await waiting();
    address.answer = 500;
    await expect(deliverWebhook(world.context, first)).rejects.toThrow('500');
    address.answer = 204;
    await deliverWebhook(world.context, second);
    await deliverWebhook(world.context, first);
    expect(kinds().slice(1)).toEqual(['order.payment_in_progress', 'order.paid']);
  });

  test('an address that fails for a day is given up, and sending again starts the attempts anew', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    await add(liveEvent.id);
    await people.buyOne(people.ann, liveEvent);
    const [payload] = await waiting();
    address.answer = 503;
    const outcomes = [];
    for (let tries = 0; tries < 36; tries += 1)
      outcomes.push(
        await deliverWebhook(world.context, payload).catch((error) => error instanceof PermanentFailure),
      );
    expect(outcomes).toEqual([...Array(35).fill(false), true]);
    const [failed] = (await list(liveEvent.id)).deliveries.list;
    expect(failed).toMatchObject({ state: 'failed', attempts: 36, answer: 503 });
    await world.sql`update outbox set failed_at = now(), delivered_at = now() where kind = 'webhook'`;
    await sendWebhookAgain(world.context, people.organiser, failed?.id ?? 0);
    expect((await list(liveEvent.id)).deliveries.list).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    address.answer = 200;
    await send();
    expect((await list(liveEvent.id)).deliveries.list).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  test('an address that accepts nothing for three days is paused with a letter, and gets everything once it is resumed', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    const hook = await add(liveEvent.id);
    const order = await people.buyOne(people.ann, liveEvent);
    const [first] = await waiting();
    address.answer = 503;
    await expect(deliverWebhook(world.context, first)).rejects.toThrow('503');
    await world.sql`update event_webhooks set failing_since = now() - interval '3 days' where id = ${hook.id}`;
    await deliverWebhook(world.context, first);
    await deliverWebhook(world.context, first);
    expect(address.received).toHaveLength(2);
    expect((await list(liveEvent.id)).webhooks).toMatchObject([{ paused_time: expect.any(String) }]);
    const letters = await world.sql`select 1 from outbox
      where kind = 'mail' and payload->>'subject' like '%三天没收到订单%'`;
    expect(letters).toHaveLength(1);
    await people.check(order.id, 'confirm');
    expect(await waiting()).toHaveLength(2);
    expect(await refusalOf(resumeWebhook(world.context, people.ann, hook.id))).toBe('notFound');
    address.answer = 204;
    await resumeWebhook(world.context, people.organiser, hook.id);
    // Both are queued twice now.
    expect(await waiting()).toHaveLength(4);
    await send();
    expect(kinds().slice(2)).toEqual(['order.payment_in_progress', 'order.paid']);
    expect((await list(liveEvent.id)).deliveries.list.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('a private address is refused permanently unless the operator allows it', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    await add(liveEvent.id);
    await people.buyOne(people.ann, liveEvent);
    const [payload] = await waiting();
    const guarded = { ...world.context, config: { ...world.context.config, webhooksPrivateHosts: false } };
    await expect(deliverWebhook(guarded, payload)).rejects.toMatchObject({ name: 'PermanentFailure' });
    expect(address.received).toEqual([]);
    expect((await list(liveEvent.id)).deliveries.list).toMatchObject([
      { state: 'failed', error: 'privateAddress' },
    ]);
  });

  test('a member gets the letter about their page, and what was tried meanwhile', async () => {
    const hook = await ofAnn();
    address.answer = 503;
    await tryIt(hook);
    await send();
    await world.sql`update event_webhooks set failing_since = now() - interval '3 days' where id = ${hook.id}`;
    await tryIt(hook);
    await send();
    const letters = await world.sql`select payload ->> 'text' as text from outbox where kind = 'mail'`;
    expect(letters.map(({ text }) => String(text).includes('https://news.example/my/api'))).toEqual([true]);
    await tryIt(hook);
    await send();
    address.reset();
    await resumeWebhook(world.context, people.ann, hook.id);
    await send();
    expect(address.received).toHaveLength(3);
  });

  test('what was stored for an address that was paused a moment ago is sent', async () => {
    const { id } = await ofAnn();
    await pause({ id });
    const hooks = await world.context.db.select().from(webhooks);
    await resumeWebhook(world.context, people.ann, id);
    await queueDeliveries(world.context, hooks, { kind: 'ping', subject: '', body: { kind: 'ping' } });
    await send();
    expect(kinds()).toEqual(['ping']);
  });

  test('an address with any number of waiting deliveries is resumed, and they wait for thirty days', async () => {
    const hook = await ofAnn();
    await pause(hook);
    await world.sql`insert into webhook_deliveries (webhook_id, kind, body, state, created_at)
      select ${hook.id}, 'ping', '{}', 'waiting', now() - interval '29 days' from generate_series(1, 22000)`;
    await resumeWebhook(world.context, people.ann, hook.id);
    expect(await waiting()).toHaveLength(22_000);
    await webhookLogCleaner.work(world.context);
    expect((await listOfAnn()).length).toBeGreaterThan(0);
    world.move(2 * 86_400_000);
    await webhookLogCleaner.work(world.context);
    expect(await listOfAnn()).toEqual([]);
    world.move(-2 * 86_400_000);
  });

  test('what was given up is sent again in its order with the same numbers', async () => {
    const hook = await ofAnn();
    address.answer = 410;
    await tryIt(hook);
    await tryIt(hook);
    await send();
    const numbers = address.received.map(({ headers }) => headers['webhook-id']);
    address.reset();
    expect(await sendFailedAgain(world.context, people.ann, hook.id)).toEqual({ queued: 2 });
    await send();
    expect(address.received.map(({ headers }) => headers['webhook-id'])).toEqual(numbers);
    expect(await listOfAnn()).toMatchObject(Array(2).fill({ state: 'sent', duration: expect.any(Number) }));
  });

  test('an accepted delivery is accepted whatever its answer says, and others name why they failed', async () => {
    const hook = await ofAnn();
    Object.assign(address, { answer: 200, page: 'x'.repeat(100_000) });
    await tryIt(hook);
    await send();
    expect(await listOfAnn()).toMatchObject([{ state: 'sent', attempts: 1, answer: 200 }]);
    const port = await freePort();
    const urls = [
      `http://127.0.0.1:${port}/`,
      'https://nowhere.invalid/',
      address.url.replace('http', 'https'),
    ];
    for (const url of urls) await tryIt(await ofAnn(url));
    await send();
    const errors = (await listOfAnn()).map(({ error }) => error);
    expect(errors).toEqual(['certificate', 'noHost', 'refused', '']);
  });

  test('an address that does not answer takes no room from others', async () => {
    const silent = await startHookAddress();
    let release = () => {};
    silent.hold = new Promise((resolve) => (release = resolve));
    const hanging = await ofAnn(silent.url);
    for (let times = 0; times < 60; times += 1) await tryIt(hanging);
    await tryIt(await ofAnn());
    const { stop } = startOutbox(world.context, { webhook: outboxHandlers.webhook });
    await until(() => address.received.length > 0 && silent.received.length > 0);
    expect(silent.received.length).toBeLessThanOrEqual(2);
    const stopped = stop();
    release();
    await stopped;
    await silent.stop();
  });
});

import { Webhook } from 'standardwebhooks';
import { calls } from '@/backend/contract/calls';
import { inviteCohost } from '@/backend/modules/events/commands/people/cohosts';
import { erasePersonalData } from '@/backend/modules/tickets/commands/erase-personal-data';
import { saveStaff } from '@/backend/modules/events/commands/people/staff';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { deliverWebhook } from '@/backend/modules/webhooks/commands/deliver';
import { removeWebhook, rotateWebhookSecret } from '@/backend/modules/webhooks/commands/change';
import { addEventWebhook, listEventWebhooks } from '@/backend/modules/webhooks/commands/manage-of-event';
import { sendWebhookAgain } from '@/backend/modules/webhooks/commands/replay';
import { type HookAddress, startHookAddress } from '@/tests/support/hook-address';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('webhooks and search services', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  let address: HookAddress;

  beforeAll(async () => {
    world = await startTicketWorld({
      WEBHOOKS_PRIVATE_HOSTS: 'on',
      INDEXNOW_KEY: 'a-key-of-the-tests',
    });
    people = await ticketPeople(world);
    address = await startHookAddress();
  });
  beforeEach(() => {
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
    for (const payload of await waiting()) await deliverWebhook(world.context, payload);
    await world.sql`update outbox set delivered_at = now() where kind = 'webhook'`;
  };
  const add = (id: number, to = address.url) =>
    addEventWebhook(world.context, people.organiser, { activity_id: id, url: to });
  const list = async (id: number) =>
    listEventWebhooks(
      world.context,
      people.organiser,
      calls.activityWebhooks.input.parse({ activity_id: id }),
    );

  test('every step of an order is sent after it is stored, signed with the secret and the time', async () => {
    const liveEvent = await people.event([{ quantity: 5 }], { refund_hours: 1 });
    const hook = await add(liveEvent.id);
    const order = await people.buyOne(people.ann, liveEvent);
    await people.check(order.id, 'confirm');
    await requestRefund(world.context, people.ann, { id: order.id, reason: '', ...zh });
    await people.check(order.id, 'refund_done');
    await send();
    const notified = address.received.map(({ body }) => JSON.parse(body));
    expect(notified.map(({ kind }) => kind)).toEqual([
      'order.payment_in_progress',
      'order.paid',
      'order.refund_in_progress',
      'order.refunded',
    ]);
    expect(notified[1]).toMatchObject({
      event_id: liveEvent.id,
      order: {
        id: order.id,
        number: order.number,
        total: 28_000,
        currency: 'CNY',
        tickets: [{ price: 28_000 }],
      },
    });
    const receiver = new Webhook(hook.secret);
    for (const { body, headers } of address.received) {
      const signed = headers as Record<string, string>;
      expect(receiver.verify(body, signed)).toMatchObject({ id: Number(headers['webhook-id']) });
      expect(() => receiver.verify(`${body} `, signed)).toThrow();
    }
    expect((await list(liveEvent.id)).deliveries.list.map(({ state }) => state)).toEqual(
      Array(4).fill('sent'),
    );
  });

  test('a delivery is refused by its receiver when it is older than five minutes, or its time is another', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    const hook = await add(liveEvent.id);
    await people.buyOne(people.ann, liveEvent);
    const [payload] = await waiting();
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    await deliverWebhook({ ...world.context, now: () => ago(600) }, payload);
    await send();
    const { body, headers } = address.received[0] ?? { body: '', headers: {} };
    const verify = (more: Record<string, string>) => () =>
      new Webhook(hook.secret).verify(body, { ...(headers as Record<string, string>), ...more });
    expect(verify({})).toThrow('too old');
    const time = String(Math.floor(Date.now() / 1000));
    expect(verify({ 'webhook-timestamp': time })).toThrow('No matching signature');
  });

  test('a failed delivery is tried again, 410 is final, a redirect is not followed, and sending again repeats the body', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    await add(liveEvent.id);
    await people.buyOne(people.ann, liveEvent);
    const [payload] = await waiting();
    address.answer = 500;
    await expect(deliverWebhook(world.context, payload)).rejects.toThrow('500');
    address.answer = 302;
    await expect(deliverWebhook(world.context, payload)).rejects.toThrow('302');
    expect((await list(liveEvent.id)).deliveries.list).toMatchObject([
      { state: 'waiting', attempts: 2, answer: 302 },
    ]);
    address.answer = 410;
    await expect(deliverWebhook(world.context, payload)).rejects.toThrow('410');
    const [failed] = (await list(liveEvent.id)).deliveries.list;
    expect(failed).toMatchObject({ state: 'failed', attempts: 3, answer: 410 });
    await world.sql`update outbox set failed_at = now(), delivered_at = now() where kind = 'webhook'`;
    expect(await refusalOf(sendWebhookAgain(world.context, people.ann, failed?.id ?? 0))).toBe('notFound');
    await sendWebhookAgain(world.context, people.organiser, failed?.id ?? 0);
    expect(await refusalOf(sendWebhookAgain(world.context, people.organiser, failed?.id ?? 0))).toBe(
      'wrongState',
    );
    address.answer = 200;
    await send();
    expect((await list(liveEvent.id)).deliveries.list).toMatchObject([{ state: 'sent', answer: 200 }]);
    expect(new Set(address.received.map(({ body }) => body)).size).toBe(1);
  });

  test('a replaced secret signs beside the new one for a day, so that a receiver can change over', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    const before = await add(liveEvent.id);
    expect(await refusalOf(rotateWebhookSecret(world.context, people.ann, before.id))).toBe('notFound');
    const after = await rotateWebhookSecret(world.context, people.organiser, before.id);
    expect(after.secret).not.toBe(before.secret);
    const order = await people.buyOne(people.ann, liveEvent);
    await send();
    const [delivery] = address.received;
    const verify = (secret: string, { body, headers } = delivery ?? { body: '', headers: {} }) =>
      new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(verify(before.secret)).toEqual(verify(after.secret));
    await world.sql`update event_webhooks set previous_until = now() where id = ${before.id}`;
    await people.check(order.id, 'confirm');
    await send();
    expect(() => verify(before.secret, address.received.at(-1))).toThrow();
    expect(verify(after.secret, address.received.at(-1))).toBeTruthy();
  });

  test('a removed webhook gets no messages, not even waiting ones', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    const { id } = await add(liveEvent.id);
    await people.buyOne(people.ann, liveEvent);
    expect(await refusalOf(removeWebhook(world.context, people.ann, id))).toBe('notFound');
    await removeWebhook(world.context, people.organiser, id);
    await send();
    expect(address.received).toEqual([]);
  });

  test('nothing of a buyer leaves for an organiser who is banned, and it goes out once the ban is lifted', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    await add(liveEvent.id);
    await people.buyOne(people.ann, liveEvent);
    const [payload] = await waiting();
    const setStatus = (status: string) =>
      world.sql`update users set status = ${status} where id = ${people.organiser.id}`;
    await setStatus('banned');
    await expect(deliverWebhook(world.context, payload)).rejects.toMatchObject({ name: 'Postponement' });
    expect(address.received).toEqual([]);
    await setStatus('active');
    await send();
    expect((await list(liveEvent.id)).deliveries.list).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  test('deliveries sent again and addresses looked up are limited for each organiser', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    const strict = { ...world.context, config: { ...world.context.config, limitsTimes: 1 } };
    const refused = async (act: () => Promise<unknown>) => {
      for (let tries = 0; tries < 200; tries += 1) {
        if ((await refusalOf(act())) === 'tooManyRequests') return tries;
      }
      return null;
    };
    const of = { activity_id: liveEvent.id };
    const email = 'nobody@example.org';
    const again = () => sendWebhookAgain(strict, people.organiser, 0);
    expect(await refused(() => inviteCohost(strict, people.organiser, { ...of, email }))).not.toBeNull();
    // Both calls that look up an address share one limit.
    expect(await refused(() => saveStaff(strict, people.organiser, { ...of, email, role: 'gate' }))).toBe(0);
    expect(await refused(again)).not.toBeNull();
    expect(await refused(() => addEventWebhook(strict, people.organiser, { ...of, url: address.url }))).toBe(
      0,
    );
  });

  test('search services are notified when an event is published and when it changes, not of drafts', async () => {
    const notified = async (id: number) => {
      const rows = await world.sql`select payload from outbox where kind = 'indexnow' order by id`;
      return rows.map(({ payload }) => payload.events).filter(([event]) => event?.id === id);
    };
    const draftEvent = await people.event([{ quantity: 5 }], { status: 'draft' });
    expect(await notified(draftEvent.id)).toEqual([]);
    const update = (fields: object) =>
      updateEvent(
        world.context,
        people.organiser,
        calls.updateActivity.input.parse({ id: draftEvent.id, ...fields }),
      );
    await update({ status: 'published' });
    expect(await notified(draftEvent.id)).toEqual([[{ id: draftEvent.id, langs: ['zh-Hans'] }]]);
    await update({ status: 'cancelled' });
    expect(await notified(draftEvent.id)).toHaveLength(2);
  });

  test('deliveries with personal data are deleted when the data of the event is erased', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    const { sql, context } = world;
    const [hook] = await sql`insert into event_webhooks (event_id, url, secret, created_at)
      values (${liveEvent.id}, 'https://hooks.example.org/', 's', now()) returning id`;
    await sql`insert into webhook_deliveries (webhook_id, kind, body, state, created_at)
      values (${hook?.id}, 'order', '{"order":{"email":"ann@example.org"}}', 'sent', now())`;
    const order = await people.buyOne(people.ann, liveEvent);
    await sql`update orders set invoice = '{"title":"安记","tax_number":"91X"}', note = '靠窗' where id = ${order.id}`;
    const left = async () => ({
      deliveries: (await sql`select 1 from webhook_deliveries where webhook_id = ${hook?.id}`).length,
      order: (await sql`select email, note, invoice from orders where id = ${order.id}`)[0],
    });
    await erasePersonalData(context);
    const { deliveries, ...stored } = await left();
    expect(deliveries).toBeGreaterThan(0);
    expect(stored.order).toEqual({
      email: 'ann@example.org',
      note: '靠窗',
      invoice: { title: '安记', tax_number: '91X' },
    });
    await erasePersonalData({ ...context, now: () => new Date('2099-01-01') });
    expect(await left()).toEqual({ deliveries: 0, order: { email: '', note: '', invoice: null } });
  });
});

import { eq } from 'drizzle-orm';
import { MAX_PRICE_ALERTS } from '@/backend/contract/data/limits';
import { dataSeries } from '@/backend/db/schema/data';
import { outbox } from '@/backend/db/schema/system';
import type { Member } from '@/backend/kernel/caller';
import { deliverAlert } from '@/backend/modules/alerts/commands/deliver-alert';
import { addAlert } from '@/backend/modules/alerts/commands/subscribe';
import { readTopics } from '@/backend/modules/alerts/queries/topics';
import { addPoints } from '@/backend/modules/data/commands/add-points';
import { addPriceAlert, removePriceAlert } from '@/backend/modules/data/commands/price-alerts';
import { listPriceAlerts } from '@/backend/modules/data/queries/price-alerts';
import { hasPostgres } from '@/tests/support/postgres';
import { startPushService } from '@/tests/support/push-service';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { withSession } from '@/tests/support/with-session';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('a price alert', () => {
  let world: TicketWorld;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let reader: Member;
  let seriesId: number;

  beforeAll(async () => {
    service = await startPushService();
    world = await startTicketWorld({ ALERTS_PRIVATE_HOSTS: 'on' });
    reader = await withSession(world.context, await world.member('reader'));
    const [row] = await world.context.db
      .insert(dataSeries)
      .values({
        key: 'alerted',
        type: 'prices',
        name: { en: 'Alerted' },
        description: {},
        unit: { en: 'USD' },
        source: {},
        chart: 'line',
        isSample: false,
        updatedTime: world.context.now(),
      })
      .returning({ id: dataSeries.id });
    seriesId = row?.id ?? 0;
    await renew('2026-11-01', 100);
  });
  afterAll(async () => {
    await world.end();
    await service.stop();
  });

  const renew = (day: string, value: number) =>
    addPoints(world.context, seriesId, [{ at: new Date(`${day}T00:00:00Z`), value }]);
  async function deliver(): Promise<void> {
    const rows = await world.context.db.delete(outbox).where(eq(outbox.kind, 'alert')).returning();
    for (const { payload } of rows) await deliverAlert(world.context, payload);
  }

  test('is sent once when a renewed value crosses its level, and is then off', async () => {
    const { id } = await addPriceAlert(world.context, reader, {
      key: 'alerted',
      direction: 'above',
      level: 120,
    });
    const browser = service.subscribe('reader');
    const { endpoint, keys } = browser;
    const alert = { endpoint, keys, language: 'en' as const, topic: `price:${id}` };
    // Nobody else is told what a member watches.
    expect(await refusalOf(addAlert(world.context, alert))).toBe('notFound');
    expect(await refusalOf(addAlert(world.context, alert, await world.member('stranger')))).toBe('notFound');
    await addAlert(world.context, alert, reader);
    await renew('2026-11-02', 119);
    await deliver();
    expect(browser.messages).toEqual([]);
    await renew('2026-11-03', 121);
    await renew('2026-11-04', 110);
    await renew('2026-11-05', 125);
    await deliver();
    expect(browser.messages).toMatchObject([
      { data: 'prices', price: id, title: 'ALERTED is above 120: now 121 USD' },
    ]);
    const [stored] = await listPriceAlerts(world.context, reader.id);
    expect(stored).toMatchObject({ id, key: 'alerted', direction: 'above', level: 120 });
    expect(stored?.fired_time).not.toBe('');
    // Nothing is left for the browser to wait for.
    expect(await readTopics(world.context, endpoint)).toEqual([]);
  });

  test('waits on while no browser hears it, as after its session has ended, and is sent to the next that does', async () => {
    await renew('2026-11-06', 100);
    const { id } = await addPriceAlert(world.context, reader, {
      key: 'alerted',
      direction: 'above',
      level: 130,
    });
    const receive = async (name: string, member: Member) => {
      const browser = service.subscribe(name);
      const { endpoint, keys } = browser;
      await addAlert(world.context, { endpoint, keys, language: 'en', topic: `price:${id}` }, member);
      return browser;
    };
    const stored = async () =>
      (await listPriceAlerts(world.context, reader.id)).find((alert) => alert.id === id);
    const before = await withSession(world.context, reader);
    await receive('before', before);
    expect(await stored()).toMatchObject({ fired_time: '', has_browser: true });
    await world.sql`delete from sessions where id = ${before.sessionId}`;
    await renew('2026-11-07', 131);
    await deliver();
    expect(await stored()).toMatchObject({ fired_time: '', has_browser: false });
    const browser = await receive('after', reader);
    await renew('2026-11-08', 132);
    await deliver();
    expect(browser.messages).toMatchObject([{ price: id }]);
    expect((await stored())?.fired_time).not.toBe('');
  });

  test('is refused for a level that is passed already, and only its member removes it', async () => {
    await renew('2026-11-09', 100);
    const add = (direction: 'above' | 'below', level: number) =>
      addPriceAlert(world.context, reader, { key: 'alerted', direction, level });
    await expect(add('above', 90)).rejects.toThrow();
    await expect(add('below', 110)).rejects.toThrow();
    const { id } = await add('below', 90);
    const { endpoint, keys } = service.subscribe('removing');
    await addAlert(world.context, { endpoint, keys, language: 'en', topic: `price:${id}` }, reader);
    const other = await world.member('other');
    expect(await removePriceAlert(world.context, other, { id })).toEqual({ removed: false });
    expect(await removePriceAlert(world.context, reader, { id })).toEqual({ removed: true });
    expect(await readTopics(world.context, endpoint)).toEqual([]);
    for (let more = 0; more < MAX_PRICE_ALERTS; more += 1) await add('above', 1000 + more);
    await expect(add('above', 2000)).rejects.toMatchObject({ fields: { key: 'tooMany' } });
  });
});

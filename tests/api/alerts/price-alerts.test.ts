import { eq } from 'drizzle-orm';
import { dataSeries } from '@/backend/db/schema/data';
import { outbox } from '@/backend/db/schema/system';
import type { Member } from '@/backend/kernel/caller';
import { deliverAlert } from '@/backend/modules/alerts/commands/deliver-alert';
import { addAlert } from '@/backend/modules/alerts/commands/subscribe';
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
  });

  test('is refused for a level that is passed already, and only its member removes it', async () => {
    await renew('2026-11-06', 100);
    const add = (direction: 'above' | 'below', level: number) =>
      addPriceAlert(world.context, reader, { key: 'alerted', direction, level });
    await expect(add('above', 90)).rejects.toThrow();
    await expect(add('below', 110)).rejects.toThrow();
    const { id } = await add('below', 90);
    const other = await world.member('other');
    expect(await removePriceAlert(world.context, other, { id })).toEqual({ removed: false });
    expect(await removePriceAlert(world.context, reader, { id })).toEqual({ removed: true });
  });
});

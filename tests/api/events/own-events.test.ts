import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { calls, type CallInput } from '@/backend/contract/calls';
import { events, eventStaff } from '@/backend/db/schema/events';
import type { Context } from '@/backend/kernel/context';
import { duplicateEvent } from '@/backend/modules/events/commands/form/duplicate-event';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { writeAudit } from '@/backend/records/audit';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { makeEvent, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const migration = (name: string) => readFileSync(`backend/db/migrations/${name}.sql`, 'utf8');

(hasPostgres ? describe : describe.skip)('events of an organiser', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  const change = (fields: CallInput<'updateActivity'>) =>
    updateEvent(world.context, people.organiser, calls.updateActivity.input.parse(fields));
  const asHosting = (hosting: Context['config']['hosting']): Context => ({
    ...world.context,
    config: { ...world.context.config, hosting },
  });
  const findOwn = async (id: number) =>
    (await world.context.db.select().from(events).where(eq(events.id, id)))[0];

  test('publishes no event by cancelling it: what was never public stays a draft', async () => {
    const reviewed = asHosting('reviewed');
    const draft = await makeEvent(reviewed, people.ann, [], { status: 'draft' });
    const pending = await makeEvent(reviewed, people.ann, []);
    for (const { id, status } of [draft, pending]) {
      const off = calls.updateActivity.input.parse({ id, status: 'cancelled', cancel_reason: '广告' });
      expect(await refusalOf(updateEvent(reviewed, people.ann, off))).toBe('wrongState');
      expect((await findOwn(id))?.status).toBe(status);
    }
    expect(await refusalOf(makeEvent(reviewed, people.ann, [], { status: 'cancelled' }))).toBe('wrongState');
  });

  test('an upgrade makes drafts of events that were cancelled before they were public', async () => {
    const cancelled = async (from: 'draft' | 'published') => {
      const { id } = await makeEvent(world.context, people.organiser, [], { status: from });
      await world.sql`update events set status = 'cancelled', version = 3, cancelled_at = now() where id = ${id}`;
      await writeAudit(world.context, people.organiser, {
        subject: 'event',
        id,
        command: 'cancel',
        before: { status: from },
        after: { status: 'cancelled' },
      });
      return id;
    };
    const [hidden, announced] = [await cancelled('draft'), await cancelled('published')];
    for (const statement of migration('0075_never_public_events').split('--> statement-breakpoint'))
      await world.sql.unsafe(statement);
    expect([(await findOwn(hidden))?.status, (await findOwn(announced))?.status]).toEqual([
      'draft',
      'cancelled',
    ]);
  });

  test('a co-worker who copies an event has their role in the copy', async () => {
    const sourceEvent = await people.event([{ price: 0 }]);
    await world.context.db
      .insert(eventStaff)
      .values({ eventId: sourceEvent.id, userId: people.ben.id, role: 'editor', createdAt: new Date() });
    const copy = await duplicateEvent(world.context, people.ben, sourceEvent.id, 'zh-Hans');
    const form = calls.updateActivity.input.parse({ id: copy.id, title: '第二场' });
    expect(await updateEvent(world.context, people.ben, form)).toMatchObject({ title: '第二场' });
    expect(await refusalOf(duplicateEvent(world.context, people.ann, copy.id, 'zh-Hans'))).toBe('notFound');
  });

  test('keeps the one name of a time zone, and refuses a mere offset', async () => {
    const { id } = await people.event([]);
    const zoned = (time_zone: string) => change({ id, time_zone, zone_keeps: 'instant' });
    expect(await refusalOf(zoned('+08:00'))).toBe('invalidInput');
    expect((await zoned('europe/berlin')).time_zone).toBe('Europe/Berlin');
    expect((await change({ id, time_zone: 'EUROPE/BERLIN' })).time_zone).toBe('Europe/Berlin');
    await world.sql`update events set time_zone = '+08:00' where id = ${id}`;
    expect((await change({ id, title: '旧时区' })).time_zone).toBe('+08:00');
    await world.sql.unsafe(migration('0076_named_zones'));
    expect((await findOwn(id))?.timeZone).toBe('Asia/Shanghai');
  });
});

import type { ImportedEvent } from '@/backend/contract/events/imported-event';
import type { Member } from '@/backend/kernel/caller';
import { importEvents } from '@/backend/modules/events/commands/import/events';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { makeImportedEvent } from '@/tests/support/items';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { calls } from '@/backend/contract/calls';

const SOURCE = makeImportedEvent({ links: [{ label: 'example.org', url: 'https://example.org/ferry' }] });

(hasPostgres ? describe : describe.skip)('events of other calendars', () => {
  let world: TicketWorld;
  let admin: Member;
  beforeAll(async () => {
    world = await startTicketWorld();
    admin = await world.member('admin', ['admin']);
  });
  afterAll(() => world.end());

  const run = (...events: ImportedEvent[]) => importEvents(world.context, events, async () => null);
  const change = (id: number, form: object) =>
    updateEvent(world.context, admin, calls.updateActivity.input.parse({ id, lang: 'en', ...form }));
  async function stored(sourceKey: string) {
    const [row] = await world.sql`select e.*, t.title, t.address, t.details, o.name as host, o.user_id
      from events e join event_texts t on t.event_id = e.id join organisers o on o.id = e.organiser_id
      where e.source_key = ${sourceKey}`;
    return row ?? {};
  }
  const notified = async () =>
    (await world.sql`select payload->>'change' as change from outbox where kind = 'eventChange'`).length;

  test('an event is added once, follows its source afterwards, and its holders are notified of a new time', async () => {
    expect(await run(SOURCE)).toMatchObject({ added: 1, remarks: [] });
    expect(await run(SOURCE)).toMatchObject({ added: 0, unchanged: 1 });
    expect(await stored('ics:one')).toMatchObject({
      status: 'published',
      title: 'Ferry night',
      host: { en: 'Ferry Lab' },
      user_id: null,
      version: 1,
    });
    const moved = { ...SOURCE, startTime: '2031-05-02T18:00:00.000Z', endTime: '2031-05-02T20:00:00.000Z' };
    const before = await notified();
    expect(await run(moved)).toMatchObject({ updated: 1, unchanged: 0 });
    expect(await notified()).toBe(before + 1);
    expect(await stored('ics:one')).toMatchObject({
      version: 2,
      sequence: 1,
      start_time: '2031-05-02 18:00:00+00',
    });
    expect(await run(moved)).toMatchObject({ updated: 0, unchanged: 1 });
  });

  test('a field changed on this site stays, also later, and the others follow the source', async () => {
    const sourceEvent = { ...SOURCE, sourceKey: 'ics:own' };
    await run(sourceEvent);
    const { id } = await stored('ics:own');
    await change(Number(id), { title: 'Ferry night, by lamplight' });
    const next = { ...sourceEvent, title: 'Ferry evening', address: 'Pier 5' };
    const first = await run(next);
    expect(first).toMatchObject({ updated: 1 });
    expect(first.remarks).toEqual([{ sourceKey: 'ics:own', reason: 'was changed here, which stays: title' }]);
    expect(await stored('ics:own')).toMatchObject({ title: 'Ferry night, by lamplight', address: 'Pier 5' });
    await run({ ...next, title: 'Ferry dawn', details: '<p>No lamp.</p>' });
    expect(await stored('ics:own')).toMatchObject({
      title: 'Ferry night, by lamplight',
      details: '<p>No lamp.</p>',
    });
  });

  test('an event without a place is a draft until its source gives a place', async () => {
    const nowhere = { ...SOURCE, sourceKey: 'ics:nowhere', address: '' };
    expect((await run(nowhere)).remarks).toMatchObject([{ reason: expect.stringMatching(/draft/) }]);
    expect(await stored('ics:nowhere')).toMatchObject({ status: 'draft' });
    expect(await run(nowhere)).toMatchObject({ unchanged: 1 });
    expect(await run({ ...nowhere, address: 'Pier 6' })).toMatchObject({ updated: 1 });
    expect(await stored('ics:nowhere')).toMatchObject({ status: 'published', address: 'Pier 6' });
  });

  test('a picture that could not be copied is tried again, and the earlier one stays until then', async () => {
    const withPicture = (picUrl: string): ImportedEvent => ({ ...SOURCE, sourceKey: 'ics:poster', picUrl });
    const copied = (from: ImportedEvent, path: string | null) =>
      importEvents(world.context, [from], async () => path);
    const poster = async () => (await stored('ics:poster')).poster;
    const [first, second] = [1, 2].map((at) => withPicture(`https://example.org/${at}.png`));
    if (!first || !second) throw new Error('no events');
    const [earlier, later] = [1, 2].map((at) => `/uploads/0${at}/${String(at).repeat(32)}.png`);
    await copied(first, null);
    expect(await poster()).toBe('');
    await copied(first, earlier ?? '');
    expect(await poster()).toBe(earlier);
    expect(await copied(first, null)).toMatchObject({ unchanged: 1 });
    await copied(second, null);
    expect(await poster()).toBe(earlier);
    await copied(second, later ?? '');
    expect(await poster()).toBe(later);
  });

  test('a cancellation by the source does not make a draft public', async () => {
    const nowhere = { ...SOURCE, sourceKey: 'ics:off-nowhere', address: '' };
    await run(nowhere);
    expect(await run({ ...nowhere, status: 'cancelled' })).toMatchObject({ cancelled: 0 });
    expect(await stored('ics:off-nowhere')).toMatchObject({ status: 'draft' });
  });

  test('a cancellation by the source is taken over only while the event has no orders', async () => {
    const free = { ...SOURCE, sourceKey: 'ics:free' };
    const sold = { ...SOURCE, sourceKey: 'ics:sold' };
    await run(free, sold);
    const { id } = await stored('ics:sold');
    const tickets = [{ name: 'Seat', type: 'ordinary', price: 0, currency: 'EUR', quantity: 5 }];
    const event = await change(Number(id), { tickets });
    const buyer = await world.member('buyer');
    await buy(world.context, buyer, {
      event_id: event.id,
      items: [{ ticket_type_id: event.tickets[0]?.id ?? 0, quantity: 1 }],
    });
    const off = (importedEvent: ImportedEvent): ImportedEvent => ({ ...importedEvent, status: 'cancelled' });
    for (const _ of ['first', 'again']) {
      const outcome = await run(off(sold));
      expect(outcome).toMatchObject({
        cancelled: 0,
        remarks: [{ reason: expect.stringMatching(/has orders/) }],
      });
      expect(await stored('ics:sold')).toMatchObject({ status: 'published' });
    }
    expect(await run(off(free))).toMatchObject({ cancelled: 1, remarks: [] });
    expect(await stored('ics:free')).toMatchObject({ status: 'cancelled' });
    expect((await run(free)).remarks).toMatchObject([{ reason: expect.stringMatching(/called off here/) }]);
    expect(await stored('ics:free')).toMatchObject({ status: 'cancelled' });
  });

  test('a member who takes the name of an organiser does not get its imported events', async () => {
    const mallory = await world.member('mallory');
    await world.sql`insert into organisers (user_id, name, description) values (${mallory.id}, '{"en":"Known Club"}', '{}')`;
    await run({ ...SOURCE, sourceKey: 'ics:club', organiserName: 'Known Club' });
    expect(await stored('ics:club')).toMatchObject({ host: { en: 'Known Club' }, user_id: null });
  });
});

import { calls } from '@/backend/contract/calls';
import { answerCohost, inviteCohost, removeCohost } from '@/backend/modules/events/commands/cohosts';
import { updateEvent } from '@/backend/modules/events/commands/update-event';
import { listCohostInvitations } from '@/backend/modules/events/queries/cohosts';
import { readEvent } from '@/backend/modules/events/queries/lists';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('who holds an event together with its organiser, and works at it', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  test('a co-host is named on the event only after accepting', async () => {
    const one = await people.event([{ quantity: 5 }]);
    const names = async () =>
      (await readEvent(world.context, one.id, 'zh-Hans')).cohosts.map(({ name }) => name);
    const invite = (email: string) =>
      inviteCohost(world.context, people.host, { activity_id: one.id, email });
    const answerAs = (member: typeof people.ann, accepts: boolean) =>
      answerCohost(world.context, member, { activity_id: one.id, accepts });
    expect(await refusalOf(invite('nobody@example.org'))).toBe('invalidInput');
    expect(await refusalOf(invite('host@example.org'))).toBe('invalidInput');
    expect(await refusalOf(answerAs(people.ann, true))).toBe('notFound');
    await invite('ann@example.org');
    await invite('ben@example.org');
    expect(await names()).toEqual([]);
    expect((await listCohostInvitations(world.context, people.ann, 'zh-Hans')).list).toMatchObject([
      { activity_id: one.id, title: '链上清算工作坊' },
    ]);
    await answerAs(people.ann, true);
    await answerAs(people.ben, false);
    expect(await names()).toEqual(['ann']);
    expect((await listCohostInvitations(world.context, people.ann, 'zh-Hans')).list).toEqual([]);
    const ben = await people
      .event([{ quantity: 1 }])
      .then(() => world.sql`select id from organisers where user_id <> ${people.ann.id}`);
    const update = calls.updateActivity.input.parse({ id: one.id, cohost_ids: [Number(ben[0]?.id)] });
    expect(await refusalOf(updateEvent(world.context, people.host, update))).toBe('invalidInput');
    await answerAs(people.ann, false);
    expect(await names()).toEqual([]);
    await invite('ann@example.org');
    await answerAs(people.ann, true);
    await removeCohost(world.context, people.host, { activity_id: one.id, user_id: people.ann.id });
    expect(await names()).toEqual([]);
    await invite('ann@example.org');
    await answerAs(people.ann, true);
    const nobody = calls.updateActivity.input.parse({ id: one.id, cohost_ids: [] });
    await updateEvent(world.context, people.host, nobody);
    expect(await refusalOf(answerAs(people.ann, true))).toBe('notFound');
    expect(await names()).toEqual([]);
  });

  test('an editor of an event may not cancel it, since that concerns the buyers’ money', async () => {
    const one = await people.event([{ quantity: 5 }]);
    await world.sql`insert into event_staff (event_id, user_id, role, created_at) values (${one.id}, ${people.ann.id}, 'editor', now())`;
    const update = (fields: object) =>
      updateEvent(world.context, people.ann, calls.updateActivity.input.parse({ id: one.id, ...fields }));
    expect((await update({ title: '改过的名称' })).title).toBe('改过的名称');
    expect(await refusalOf(update({ status: 'cancelled', cancel_kept_percent: 100 }))).toBe('notFound');
  });
});

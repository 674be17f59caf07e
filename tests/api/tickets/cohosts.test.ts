import { calls } from '@/backend/contract/calls';
import type { AssignedRole } from '@/backend/contract/tickets/statuses';
import { answerCohost, inviteCohost, removeCohost } from '@/backend/modules/events/commands/people/cohosts';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { listStaff, saveStaff } from '@/backend/modules/events/commands/people/staff';
import { invitationsOf, listCohostInvitations } from '@/backend/modules/events/queries/cohosts';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { listEventIndex } from '@/backend/modules/events/queries/own-list';
import { readEvent } from '@/backend/modules/events/queries/lists';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('co-hosts and staff of an event', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  test('a co-host is named on the event only after accepting', async () => {
    const event = await people.event([{ quantity: 5 }]);
    const names = async () =>
      (await readEvent(world.context, event.id, 'zh-Hans')).cohosts.map(({ name }) => name);
    const invite = (email: string) =>
      inviteCohost(world.context, people.organiser, { activity_id: event.id, email });
    const answerAs = (member: typeof people.ann, accepts: boolean) =>
      answerCohost(world.context, member, { activity_id: event.id, part: 'cohost', accepts });
    expect(await refusalOf(answerAs(people.ann, true))).toBe('notFound');
    await invite('ann@example.org');
    await invite('ben@example.org');
    expect(await names()).toEqual([]);
    expect((await listCohostInvitations(world.context, people.ann, 'zh-Hans')).list).toMatchObject([
      { activity_id: event.id, title: '链上清算工作坊' },
    ]);
    await answerAs(people.ann, true);
    await answerAs(people.ben, false);
    expect(await names()).toEqual(['ann']);
    expect((await listCohostInvitations(world.context, people.ann, 'zh-Hans')).list).toEqual([]);
    const ben = await people
      .event([{ quantity: 1 }])
      .then(() => world.sql`select id from organisers where user_id <> ${people.ann.id}`);
    const update = calls.updateActivity.input.parse({ id: event.id, cohost_ids: [Number(ben[0]?.id)] });
    expect(await refusalOf(updateEvent(world.context, people.organiser, update))).toBe('invalidInput');
    await answerAs(people.ann, false);
    expect(await names()).toEqual([]);
    await invite('ann@example.org');
    await answerAs(people.ann, true);
    await removeCohost(world.context, people.organiser, { activity_id: event.id, user_id: people.ann.id });
    expect(await names()).toEqual([]);
    await invite('ann@example.org');
    await answerAs(people.ann, true);
    const nobody = calls.updateActivity.input.parse({ id: event.id, cohost_ids: [] });
    await updateEvent(world.context, people.organiser, nobody);
    expect(await refusalOf(answerAs(people.ann, true))).toBe('notFound');
    expect(await names()).toEqual([]);
  });

  test('inviting an address does not reveal whether it has an account', async () => {
    const event = await people.event([{ quantity: 5 }]);
    const of = { activity_id: event.id };
    const { context } = world;
    const addresses = ['nobody@example.org', 'ann@example.org', 'host@example.org', 'ANN@example.org'];
    const notified = async (sendInvitation: (email: string) => Promise<unknown>) => {
      const answers = [];
      for (const email of addresses) answers.push(JSON.stringify(await sendInvitation(email)));
      return new Set(answers).size;
    };
    const invite = (email: string) => inviteCohost(context, people.organiser, { ...of, email });
    const inviteToGate = (email: string) =>
      saveStaff(context, people.organiser, { ...of, email, role: 'gate' });
    expect(await notified(invite)).toBe(1);
    expect(await notified(inviteToGate)).toBe(1);
    // Neither do the lists, nor withdrawing an invitation by address or by a guessed account id.
    const rejoin = { ...of, user_id: people.ann.id };
    expect((await invitationsOf(context, event.id)).list).toEqual([]);
    expect((await listStaff(context, people.organiser, event.id)).list).toHaveLength(1);
    expect(await refusalOf(removeCohost(context, people.organiser, rejoin))).toBe('notFound');
    expect(await refusalOf(saveStaff(context, people.organiser, { ...rejoin, role: 'editor' }))).toBe(
      'invalidInput',
    );
    const invitations = async () => {
      const { list } = await listCohostInvitations(context, people.ann, 'zh-Hans');
      return list.filter(({ activity_id }) => activity_id === event.id).map(({ part }) => part);
    };
    expect(await invitations()).toEqual(['cohost', 'gate']);
    expect(await notified((email) => removeCohost(context, people.organiser, { ...of, email }))).toBe(1);
    expect(
      await notified((email) => saveStaff(context, people.organiser, { ...of, email, role: null })),
    ).toBe(1);
    expect(await invitations()).toEqual([]);
  });

  test('a role is offered, and is given once it is accepted', async () => {
    const event = await people.event([{ quantity: 5 }]);
    const { context } = world;
    const sendInvitation = (role: AssignedRole) =>
      saveStaff(context, people.organiser, { activity_id: event.id, email: 'ben@example.org', role });
    const answer = (part: AssignedRole, accepts: boolean) =>
      refusalOf(answerCohost(context, people.ben, { activity_id: event.id, part, accepts }));
    const mayEdit = () => refusalOf(managedEvent(context, people.ben, event.id, 'edit'));
    const isListed = async () =>
      (await listEventIndex(context, people.ben, 'zh-Hans')).list.some(({ id }) => id === event.id);
    await sendInvitation('gate');
    await sendInvitation('editor');
    expect([await mayEdit(), await isListed()]).toEqual(['notFound', false]);
    // Only the role that was offered last can be accepted.
    expect(await answer('gate', true)).toBe('notFound');
    expect(await answer('editor', true)).toBe('done');
    expect([await mayEdit(), await isListed()]).toEqual(['done', true]);
    expect((await sendInvitation('gate')).list.map(({ role }) => role)).toEqual(['owner', 'gate']);
    expect(await mayEdit()).toBe('notFound');
    await saveStaff(context, people.organiser, { activity_id: event.id, user_id: people.ben.id, role: null });
    await sendInvitation('editor');
    expect(await answer('editor', false)).toBe('done');
    expect(await answer('editor', true)).toBe('notFound');
    const [row] = await world.sql`select count(*)::int as times from messages
      where user_id = ${people.ben.id} and key = 'staffInvited'`;
    expect(row?.times).toBe(2);
  });

  test('an editor of an event cannot cancel it, because that concerns the buyers’ money', async () => {
    const event = await people.event([{ quantity: 5 }]);
    await world.sql`insert into event_staff (event_id, user_id, role, created_at) values (${event.id}, ${people.ann.id}, 'editor', now())`;
    const update = (fields: object) =>
      updateEvent(world.context, people.ann, calls.updateActivity.input.parse({ id: event.id, ...fields }));
    expect((await update({ title: '改过的名称' })).title).toBe('改过的名称');
    expect(await refusalOf(update({ status: 'cancelled', cancel_kept_percent: 100 }))).toBe('notFound');
  });
});

import { calls } from '@/backend/contract/calls';
import type { Context } from '@/backend/kernel/context';
import type { Member } from '@/backend/kernel/caller';
import { inTransaction } from '@/backend/kernel/context';
import { eraseUser } from '@/backend/modules/accounts/commands/delete-account';
import { exportData } from '@/backend/modules/accounts/commands/export-data';
import { setRoles } from '@/backend/modules/accounts/commands/manage-users';
import { saveOrganiser } from '@/backend/modules/events/commands/people/save-organiser';
import { reviewEvent } from '@/backend/modules/events/commands/review-event';
import { listOrganisers, readEvent, readOrganiser } from '@/backend/modules/events/queries/lists';
import { readOverview } from '@/backend/modules/members/commands/profile';
import { updateForBuyer } from '@/backend/modules/tickets/commands/orders/update-for-buyer';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, makeEvent, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

(hasPostgres ? describe : describe.skip)('what is stored about a member', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  const erase = ({ id }: Member) => inTransaction(world.context, (inner) => eraseUser(inner, id));
  const reviewed = (): Context => ({
    ...world.context,
    config: { ...world.context.config, hosting: 'reviewed' },
  });
  async function hostOf(name: string): Promise<{ member: Member; organiserId: number }> {
    const member = await world.member(name);
    const profile = { name, description: '电话13800000000', contact_email: `${name}@example.org` };
    await saveOrganiser(world.context, member, calls.saveOrganiser.input.parse(profile));
    const [row] = await world.sql`select id from organisers where user_id = ${member.id}`;
    return { member, organiserId: Number(row?.id) };
  }

  test('events that were never public and an unused profile go with the account', async () => {
    const { member, organiserId } = await hostOf('nobody');
    const draft = await makeEvent(reviewed(), member, [{ price: 0 }], { status: 'draft' });
    const pending = await makeEvent(reviewed(), member, [{ price: 0 }]);
    await erase(member);
    const left = await world.sql`select id from events where id in ${world.sql([draft.id, pending.id])}
      union all select id from organisers where id = ${organiserId}`;
    expect(left).toEqual([]);
  });

  test('the profile behind a public event keeps its name without an owner, and is hidden with the event', async () => {
    const { member, organiserId } = await hostOf('known');
    const event = await makeEvent(world.context, member, []);
    await erase(member);
    expect((await readEvent(world.context, event.id, 'zh-Hans')).organiser).toMatchObject({
      name: 'known',
      description: '',
    });
    const [row] = await world.sql`select o.contact_email, o.user_id, e.payment_note from organisers o
      join events e on e.organiser_id = o.id where o.id = ${organiserId}`;
    expect(row).toEqual({ contact_email: '', user_id: null, payment_note: {} });
    const isShown = async () => [
      await refusalOf(readOrganiser(world.context, organiserId, 'zh-Hans')),
      (await listOrganisers(world.context, { page: 1, size: 100, locale: 'zh-Hans' })).list.some(
        ({ id }) => id === organiserId,
      ),
    ];
    expect(await isShown()).toEqual(['done', true]);
    await world.sql`update events set status = 'draft' where id = ${event.id}`;
    expect(await isShown()).toEqual(['notFound', false]);
  });

  test('an event in review without anybody behind it cannot be approved, only sent back', async () => {
    const { member, organiserId } = await hostOf('leaving');
    const editor = await world.member('reviewer', ['editor']);
    const { id } = await makeEvent(reviewed(), member, [{ price: 0 }]);
    await world.sql`update organisers set user_id = null where id = ${organiserId}`;
    const review = (isApproved: boolean) =>
      reviewEvent(reviewed(), editor, { id, is_approved: isApproved, reason: '' });
    expect(await refusalOf(review(true))).toBe('wrongState');
    expect(await review(false)).toMatchObject({ status: 'draft' });
  });

  test('orders and tickets keep nothing of a member who left, and those of others stay', async () => {
    const SECRETS = ['林默', 'left@example.org', '花生', '熟人', '6222', '过敏', '南阳公司'];
    const question = { questions: [{ key: 'meal', kind: 'text' as const, label: '忌口' }] };
    const event = await people.event([{ quantity: 3, per_person_limit: 3, price: 0 }], question);
    const member = await world.member('left');
    const { id } = await buy(world.context, member, {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 2 }],
      name: '林默',
      email: 'left@example.org',
      attendees: [
        { name: '林默', email: 'left@example.org', answers: { meal: '花生' } },
        { name: '何友', email: 'friend@example.org', answers: { meal: '无' } },
      ],
    });
    const note = { id, note: '熟人', reason: '', resend: false, locale: 'zh-Hans' as const };
    await updateForBuyer(world.context, people.organiser, note);
    const [ticket] = await world.sql`select min(id) as id from tickets where order_id = ${id}`;
    await world.sql`insert into ticket_letters (ticket_id, "to", created_at) values (${ticket?.id}, 'left@example.org', now())`;
    await world.sql`update orders set invoice = '{"title": "南阳公司", "taxNumber": ""}', payout_account = '6222',
      payout_tail = '6222' where id = ${id}`;
    await world.sql`insert into refunds (order_id, state, is_manual, amount, currency, reason, created_at)
      values (${id}, 'done', true, 1, 'CNY', '过敏', now())`;
    await world.sql`insert into order_log (order_id, at, action, detail) values (${id}, now(), 'x', '{"reason": "过敏"}')`;
    const left = async () => {
      const text = JSON.stringify(
        await world.sql`select (select json_agg(o) from orders o where o.id = ${id}) as orders,
          (select json_agg(t) from tickets t where t.order_id = ${id}) as tickets,
          (select json_agg(l) from order_log l where l.order_id = ${id}) as log,
          (select json_agg(r) from refunds r where r.order_id = ${id}) as refunds,
          (select json_agg(l) from ticket_letters l join tickets t on t.id = l.ticket_id where t.order_id = ${id}) as letters`,
      );
      return SECRETS.filter((secret) => text.includes(secret));
    };
    expect(await left()).toEqual(SECRETS);
    await erase(member);
    expect(await left()).toEqual([]);
    const [friend] =
      await world.sql`select name, answers from tickets where order_id = ${id} and email = 'friend@example.org'`;
    expect(friend).toEqual({ name: '何友', answers: { meal: '无' } });
  });

  test('every picture of a member is queued for removal, and the log forgets the nickname', async () => {
    const admin = await world.member('head', ['admin']);
    const member = await world.member('painter');
    await setRoles(world.context, admin, { id: member.id, version: 1, roles: ['editor'] });
    const paths = ['content', 'feedback', 'event', 'avatar'].map(
      (purpose, at) => [purpose, `/uploads/0${at}/${String(at).repeat(32)}.png`] as const,
    );
    for (const [purpose, path] of paths)
      await world.sql`insert into uploads (path, user_id, purpose, created_at)
        values (${path}, ${member.id}, ${purpose}, now())`;
    await erase(member);
    const [queued] =
      await world.sql`select payload from outbox where kind = 'pictures' order by id desc limit 1`;
    expect(Object(queued?.payload).paths.toSorted()).toEqual(paths.map(([, path]) => path));
    const log =
      await world.sql`select title from audit_log where subject = 'user' and subject_id = ${String(member.id)}`;
    expect(log.map(({ title }) => title)).toEqual(['']);
  });

  test('the export has what a member wrote as an organiser, of their orders and the answers to their feedback', async () => {
    const { member } = await hostOf('exporter');
    const event = await makeEvent(world.context, member, [{ price: 0, quantity: 5 }], { title: '出口之夜' });
    const { id } = await people.buyOne(member, event);
    await world.sql`update orders set note = '常客', invoice = '{"title": "南阳公司", "taxNumber": ""}' where id = ${id}`;
    const [question] = await world.sql`insert into feedback (user_id, content, images, created_at)
      values (${member.id}, '打不开', '{}', now()) returning id`;
    await world.sql`insert into feedback_replies (feedback_id, editor_id, text, created_at)
      values (${question?.id}, 1, '修好了', now())`;
    const { records } = await exportData(world.context, member);
    expect(records).toMatchObject({
      events: [{ status: 'published' }],
      event_texts: [{ title: '出口之夜' }],
      ticket_types: [{ quantity: 5 }],
      orders: [{ note: '常客', invoice: { title: '南阳公司' } }],
      order_items: [{ quantity: 1 }],
      feedback_replies: [{ text: '修好了' }],
    });
  });

  test('a withdrawn story does not count among the collected ones, as their list leaves it out', async () => {
    const member = await world.member('collector');
    for (const status of ['approved', 'withdrawn']) {
      const [row] = await world.sql`insert into contents (kind, status, lang, release_time, updated_time)
        values ('article', ${status}, 'zh-Hans', now(), now()) returning id`;
      await world.sql`insert into collections (user_id, content_id, created_at) values (${member.id}, ${row?.id}, now())`;
    }
    expect((await readOverview(world.context, member)).collections).toBe(1);
  });
});

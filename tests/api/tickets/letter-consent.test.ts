import { decideHeld } from '@/backend/modules/tickets/commands/letters/decide-held';
import { unsubscribe } from '@/backend/modules/tickets/commands/letters/unsubscribe';
import { notifyHolders } from '@/backend/modules/tickets/commands/letters/notify-holders';
import { takeTicket } from '@/backend/modules/tickets/commands/tickets/take';
import { readDeskOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { listHeld, listHeldOf } from '@/backend/modules/tickets/queries/letters/held';
import { type LetterPost, letterPost } from '@/tests/support/letter-post';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('letters to people who did not ask for them', () => {
  let world: TicketWorld;
  let post: LetterPost;

  beforeAll(async () => {
    world = await startTicketWorld({ LIMITS_TIMES: '1' });
    post = letterPost(world);
  });
  afterAll(() => world.end());

  test('strangers get an organiser’s message only after they opened their ticket, and not after they unsubscribed', async () => {
    const organiser = await post.newMember();
    const event = await post.hostedEvent(organiser);
    const [taking = '', other = ''] = [post.address(1), post.address(2)];
    await post.invite(organiser, event, [taking, other]);
    const buyer = await post.newMember();
    await buy(world.context, buyer, {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
    });
    await post.writeLetters();
    expect(await post.message(organiser, event.id)).toEqual({
      sent: 1,
      held: 0,
      left_out: 2,
      unsubscribed: 0,
    });

    const link = /\/ac_ticket\?(\S+)/.exec((await post.to(taking))[0]?.text ?? '')?.[1];
    const { key = '', mark = '' } = Object.fromEntries(new URLSearchParams(link));
    expect(await refusalOf(takeTicket(world.context, { key, mark: 'x'.repeat(24) }))).toBe('notFound');
    await takeTicket(world.context, { key, mark });
    expect(await post.message(organiser, event.id)).toEqual({
      sent: 2,
      held: 0,
      left_out: 1,
      unsubscribed: 0,
    });

    const letter = (await post.to(taking)).at(-1);
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(letter?.headers['Auto-Submitted']).toBeUndefined();
    const token = /unsubscribe\/([\w-]+)>/.exec(letter?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(letter?.text).toContain(`/letters/unsubscribe/${token}`);
    expect(await unsubscribe(world.context, { key: token, locale: 'zh-Hans' })).toMatchObject({
      is_unsubscribed: true,
    });
    expect(await post.message(organiser, event.id)).toEqual({
      sent: 1,
      held: 0,
      left_out: 1,
      unsubscribed: 1,
    });
    // Letters with tickets are still sent to an unsubscribed address.
    const again = await post.invite(organiser, event, [taking]);
    expect((await readDeskOrder(world.context, again.id, 'zh-Hans')).letters[0]?.state).toBe('waiting');
  });

  test('letters about a moved event are counted, and a waiting one is replaced at the next move', async () => {
    const organiser = await post.newMember();
    const event = await post.hostedEvent(organiser);
    await post.invite(
      organiser,
      event,
      Array.from({ length: 15 }, (_, at) => post.address(at)),
    );
    await notifyHolders(world.context, { eventId: event.id, change: 'moved' });
    const [group] = (await listHeld(world.context, 'zh-Hans')).filter((row) => row.activity_id === event.id);
    expect(group).toMatchObject({ kind: 'eventMoved', count: 10 });
    expect(group?.text).toContain('南阳路88号');
    await notifyHolders(world.context, { eventId: event.id, change: 'moved' });
    expect(await listHeldOf(world.context, event.id)).toMatchObject([{ kind: 'eventMoved', waiting: 15 }]);
  });

  test('held letters are shown to editors without the unsubscribe link of their recipient', async () => {
    const organiser = await post.newMember();
    const event = await post.hostedEvent(organiser);
    await post.invite(
      organiser,
      event,
      Array.from({ length: 20 }, (_, at) => post.address(at)),
    );
    await buy(world.context, await post.newMember(), {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
    });
    await post.writeLetters();
    expect(await post.message(organiser, event.id)).toMatchObject({ sent: 0, held: 1 });
    const [group] = (await listHeld(world.context, 'zh-Hans')).filter((row) => row.activity_id === event.id);
    expect(group?.text).toMatch(/\/letters\/unsubscribe\/…$/m);
  });

  test('a message that an editor releases is not sent to whoever unsubscribed while it waited', async () => {
    const organiser = await post.newMember();
    const editor = await world.member('letters-editor', ['editor']);
    const event = await post.hostedEvent(organiser);
    const buyers = [await post.newMember(), await post.newMember()];
    const last = post.memberCount();
    for (const buyer of buyers)
      await buy(world.context, buyer, {
        event_id: event.id,
        items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
      });
    await post.invite(
      organiser,
      event,
      Array.from({ length: 20 }, (_, at) => post.address(at)),
    );
    await post.writeLetters();
    expect(await post.message(organiser, event.id)).toMatchObject({ sent: 0, held: 2 });
    const [ending, staying] = [`person${last - 1}@example.org`, `person${last}@example.org`];
    const [waiting] =
      await world.sql`select payload -> 'headers' ->> 'List-Unsubscribe' as link from held_letters
      where event_id = ${event.id} and payload ->> 'to' = ${ending}`;
    const key = /unsubscribe\/([\w-]+)>/.exec(waiting?.link ?? '')?.[1] ?? '';
    await unsubscribe(world.context, { key, locale: 'zh-Hans' });
    const [group] = (await listHeld(world.context, 'zh-Hans')).filter(
      (row) => row.activity_id === event.id && row.kind === 'hostMessage',
    );
    const before = (await post.mails()).length;
    await decideHeld(world.context, editor, {
      ...{ activity_id: event.id, by_id: organiser.id, batch: group?.batch ?? '' },
      ...{ up_to: group?.up_to ?? 0, is_released: true },
    });
    expect((await post.mails()).slice(before).map(({ to }) => to)).toEqual([staying]);
  });
});

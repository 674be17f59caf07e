import { eq } from 'drizzle-orm';
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletters,
  subscribers,
} from '@/backend/db/schema/newsletters';
import { readMailbox } from '@/backend/modules/newsletters/commands/inbound/read-mailbox';
import { bounceMark } from '@/backend/modules/newsletters/queries/message-id';
import {
  addressHash,
  sealAddress,
  subscriberKey,
} from '@/backend/modules/newsletters/queries/subscriber-key';
import { startMailboxStub } from '@/tests/support/mailbox-stub';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('the mailbox of returned letters', () => {
  let world: TicketWorld;
  beforeAll(async () => {
    world = await startTicketWorld();
  });
  afterAll(() => world.end());

  async function subscriber(email: string): Promise<number> {
    const { context } = world;
    const [row] = await context.db
      .insert(subscribers)
      .values({
        addressHash: addressHash(context, email),
        address: sealAddress(context, email),
        state: 'active',
        locale: 'en',
        source: 'form',
        createdAt: new Date(),
      })
      .returning();
    return row?.id ?? 0;
  }
  async function deliveryTo(subscriberId: number): Promise<number> {
    const { db } = world.context;
    const [newsletter] = await db
      .insert(newsletters)
      .values({ key: 'morning', name: {}, description: {}, cadence: {} })
      .returning();
    const [issue] = await db
      .insert(newsletterIssues)
      .values({
        newsletterId: newsletter?.id ?? 0,
        number: 1,
        state: 'sent',
        document: { subject: { en: 'Today' }, intro: {}, blocks: [] },
        createdAt: new Date(),
        updatedAt: new Date(),
      })
      .returning();
    const [delivery] = await db
      .insert(newsletterDeliveries)
      .values({ issueId: issue?.id ?? 0, subscriberId, state: 'sent' })
      .returning();
    return delivery?.id ?? 0;
  }
  const stateOf = async (id: number) => {
    const [row] = await world.context.db.select().from(subscribers).where(eq(subscribers.id, id));
    return row?.state;
  };

  test('unread letters end whom they name and are marked as read, and what cannot be taken is left', async () => {
    const { context } = world;
    const [leaving, gone, staying] = [
      await subscriber('leaving@example.org'),
      await subscriber('gone@example.org'),
      await subscriber('staying@example.org'),
    ];
    const delivery = await deliveryTo(gone);
    const mailbox = await startMailboxStub([
      `Subject: unsubscribe ${subscriberKey(context, leaving)}\r\n\r\n`,
      `Subject: unsubscribe 7-${'0'.repeat(40)}\r\n\r\n`,
      [
        `To: bounces+${delivery}-${bounceMark(context, delivery)}@news.example`,
        'Content-Type: multipart/report; report-type=delivery-status',
        '',
        'Status: 5.1.1',
      ].join('\r\n'),
      'Subject: A question\r\n\r\nWhen does it come?',
    ]);
    expect(await readMailbox(context, mailbox.url)).toBe(4);
    expect([await stateOf(leaving), await stateOf(gone), await stateOf(staying)]).toEqual([
      'left',
      'bounced',
      'active',
    ]);
    expect([...mailbox.seen]).toEqual([1, 2, 3, 4]);
    expect(mailbox.commands[0]).toContain('"reader@news.example" "secret"');
    expect(await readMailbox(context, mailbox.url)).toBe(0);
    await mailbox.close();
  });

  test('a mailbox that is away fails, so that the next look tries again', async () => {
    const mailbox = await startMailboxStub([]);
    await mailbox.close();
    await expect(readMailbox(world.context, mailbox.url)).rejects.toThrow();
  });

  test('a letter that comes while the database does not answer stays unread, and is taken by the next look', async () => {
    const { context } = world;
    const leaving = await subscriber('later@example.org');
    const mailbox = await startMailboxStub([
      `Subject: unsubscribe ${subscriberKey(context, leaving)}\r\n\r\n`,
    ]);
    const broken = {
      ...context,
      db: new Proxy(context.db, {
        get: () => () => {
          throw new Error('away');
        },
      }),
    };
    await expect(readMailbox(broken, mailbox.url)).rejects.toThrow('away');
    expect(await stateOf(leaving)).toBe('active');
    expect(await readMailbox(context, mailbox.url)).toBe(1);
    expect(await stateOf(leaving)).toBe('left');
    await mailbox.close();
  });
});

import {
  newsletterDeliveries,
  newsletterIssues,
  newsletters,
  subscribers,
} from '@/backend/db/schema/newsletters';
import { recordOutcomes } from '@/backend/modules/newsletters/commands/send/record-outcomes';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

(hasPostgres ? describe : describe.skip)('a letter that was on its way when its issue was stopped', () => {
  let world: TicketWorld;
  beforeAll(async () => {
    world = await startTicketWorld();
  });
  afterAll(() => world.end());

  /** A letter that was handed over, of an issue in a state, and what became of it by an answer of the mail server. */
  async function settled(issueState: 'sending' | 'stopped', outcome: 'pending' | 'unreached' | 'sent') {
    const { db, now } = world.context;
    const at = now();
    const key = `${issueState}-${outcome}`;
    const [newsletter] = await db
      .insert(newsletters)
      .values({ key, name: { en: key }, description: {}, cadence: {} })
      .returning();
    const [issue] = await db
      .insert(newsletterIssues)
      .values({
        newsletterId: newsletter?.id ?? 0,
        number: 1,
        state: issueState,
        document: {} as never,
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    const [subscriber] = await db
      .insert(subscribers)
      .values({
        addressHash: key,
        address: key,
        state: 'active',
        locale: 'en',
        source: 'form',
        createdAt: at,
      })
      .returning();
    const [delivery] = await db
      .insert(newsletterDeliveries)
      .values({ issueId: issue?.id ?? 0, subscriberId: subscriber?.id ?? 0, state: 'sending', tries: 1 })
      .returning();
    const letter = {
      id: delivery?.id ?? 0,
      subscriberId: subscriber?.id ?? 0,
      ...{ tries: 1, address: key, locale: 'en' as const, isTextOnly: false, consentAt: at },
    };
    const answer = { state: outcome, answer: '450 later', isAddressRefused: false };
    await recordOutcomes(world.context, issue?.id ?? 0, [{ letter, outcome: answer }]);
    const [row] = await world.sql`select state from newsletter_deliveries where id = ${letter.id}`;
    return row?.state;
  }

  test('does not go out later when the mail server has put it off', async () => {
    expect(await settled('stopped', 'pending')).toBe('stopped');
    expect(await settled('stopped', 'unreached')).toBe('stopped');
    expect(await settled('stopped', 'sent')).toBe('sent');
    expect(await settled('sending', 'pending')).toBe('pending');
    expect(await settled('sending', 'unreached')).toBe('pending');
  });
});

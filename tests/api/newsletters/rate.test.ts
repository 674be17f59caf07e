import { eq } from 'drizzle-orm';
import { newsletterIssues, newsletters, subscribers, subscriptions } from '@/backend/db/schema/newsletters';
import { sendTurn } from '@/backend/modules/newsletters/commands/send/send-issue';
import { startIssue } from '@/backend/modules/newsletters/commands/start-issue';
import { addressHash, sealAddress } from '@/backend/modules/newsletters/queries/subscriber-key';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const BEGUN = Date.UTC(2026, 10, 30, 8);
/** The clock of the process: only pauses move it. */
const mockClock = { at: BEGUN };
/** When each letter was handed to the mail server, in milliseconds since the first. */
const mockHandedOver: number[] = [];
jest.mock('node:timers/promises', () => ({
  ...jest.requireActual('node:timers/promises'),
  setTimeout: async (ms: number) => {
    mockClock.at += ms;
  },
}));
jest.mock('@/backend/outbox/hand-to-mail-server', () => ({
  handToMailServer: async () => {
    mockHandedOver.push(Date.now() - BEGUN);
    return { state: 'sent', answer: '250 ok', isAddressRefused: false };
  },
}));

(hasPostgres ? describe : describe.skip)('how fast letters leave', () => {
  let world: TicketWorld;
  beforeAll(async () => {
    world = await startTicketWorld({ SMTP_URL: 'smtp://127.0.0.1:9' });
    jest.spyOn(Date, 'now').mockImplementation(() => mockClock.at);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await world.end();
  });
  beforeEach(() => {
    mockClock.at = BEGUN;
    mockHandedOver.length = 0;
  });

  /** An issue that has begun to be sent to so many subscribers. */
  async function begin(key: string, receivers: number): Promise<number> {
    const { context } = world;
    const { db } = context;
    const at = context.now();
    const [newsletter] = await db
      .insert(newsletters)
      .values({ key, name: { en: key }, description: {}, cadence: {} })
      .returning();
    const newsletterId = newsletter?.id ?? 0;
    const emails = Array.from({ length: receivers }, (_, n) => `reader${n}@${key}.example`);
    const rows = await db
      .insert(subscribers)
      .values(
        emails.map((email) => ({
          ...{ addressHash: addressHash(context, email), address: sealAddress(context, email) },
          ...{ state: 'active' as const, locale: 'en' as const, source: 'form' as const, createdAt: at },
        })),
      )
      .returning();
    const confirmed = rows.map(({ id }) => ({
      subscriberId: id,
      newsletterId,
      requestedAt: at,
      confirmedAt: at,
    }));
    await db.insert(subscriptions).values(confirmed);
    const document = { subject: { en: 'Today' }, intro: {}, blocks: [] };
    const [issue] = await db
      .insert(newsletterIssues)
      .values({ newsletterId, number: 1, state: 'draft', document, createdAt: at, updatedAt: at })
      .returning();
    if (!issue) throw new Error('no issue');
    await startIssue(context, issue);
    return issue.id;
  }

  test.each([
    { perSecond: 20, receivers: 45, batches: [20, 20, 5], everyMs: 1000 },
    { perSecond: 50, receivers: 45, batches: [20, 20, 5], everyMs: 400 },
    { perSecond: 2, receivers: 5, batches: [2, 2, 1], everyMs: 1000 },
    { perSecond: 0.5, receivers: 3, batches: [1, 1, 1], everyMs: 2000 },
  ])('not more than $perSecond in a second', async ({ perSecond, receivers, batches, everyMs }) => {
    const { context } = world;
    const issueId = await begin(`rate${perSecond * 10}`, receivers);
    const config = {
      ...context.config,
      newsletters: { ...context.config.newsletters, perSecond },
    };
    await sendTurn({ ...context, config }, { issueId });
    expect(mockHandedOver).toEqual(batches.flatMap((count, at) => Array(count).fill(at * everyMs)));
    const [issue] = await context.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, issueId));
    expect(issue?.state).toBe('sent');
  });
});

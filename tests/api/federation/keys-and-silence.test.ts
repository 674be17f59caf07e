import { federationActivities, federationFollowers } from '@/backend/db/schema/federation';
import { readActorKeys } from '@/backend/modules/federation/commands/actor-keys';
import { FederationCache } from '@/backend/modules/federation/commands/cache';
import { deliverActivity } from '@/backend/modules/federation/commands/deliver';
import { PermanentFailure } from '@/backend/outbox/permanent-failure';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const DAY_MS = 86_400_000;

onPostgres('keys of actors, and servers that do not answer', () => {
  let world: TicketWorld;
  beforeAll(async () => (world = await startTicketWorld({ FEDERATION: 'on' })));
  afterAll(() => world.end());

  const publicOf = async (context = world.context) => {
    const { rsa, ed25519 } = await readActorKeys(context, 'newsroom');
    return Promise.all([rsa, ed25519].map((pair) => crypto.subtle.exportKey('jwk', pair.publicKey)));
  };

  test('keys are made once, also by two backends at once, and stored sealed', async () => {
    const [first, second] = await Promise.all([publicOf(), publicOf(world.other)]);
    expect(second).toEqual(first);
    expect(await publicOf()).toEqual(first);
    const rows = await world.sql`select private_key from federation_keys`;
    expect(rows).toHaveLength(2);
    for (const { private_key } of rows) expect(private_key).toMatch(/^[\w-]{80,}$/);
  });

  test('keys sealed with another secret are replaced', async () => {
    const before = await publicOf();
    const { config } = world.context;
    const moved = { ...world.context, config: { ...config, secret: 'another-secret-of-the-tests' } };
    const after = await publicOf(moved);
    expect(after).not.toEqual(before);
    expect(await publicOf(moved)).toEqual(after);
  });

  test('that a key cannot be had is remembered, too', async () => {
    const cache = new FederationCache(world.context);
    for (const value of [{ id: 'a key' }, null, { id: 'a key' }]) {
      await cache.set(['key'], value);
      expect(await cache.get(['key'])).toEqual(value);
    }
    expect(await cache.get(['another'])).toBeUndefined();
  });

  test('an inbox in the own network is not written to; after 30 days of silence its followers are gone', async () => {
    const inbox = 'https://127.0.0.1/inbox';
    const { db, now } = world.context;
    const [activity] = await db
      .insert(federationActivities)
      .values({ actor: 'newsroom', type: 'Create', body: {}, createdAt: now() })
      .returning();
    await db.insert(federationFollowers).values({
      ...{ actor: 'newsroom', uri: 'https://127.0.0.1/users/a', inbox, createdAt: now() },
    });
    const deliver = () => deliverActivity(world.context, { activityId: activity?.id, inbox });
    await expect(deliver()).rejects.toThrow(PermanentFailure);
    expect(await db.select().from(federationFollowers)).toHaveLength(1);
    world.move(31 * DAY_MS);
    await expect(deliver()).rejects.toThrow('an address of a private network');
    expect(await db.select().from(federationFollowers)).toHaveLength(0);
  });

  test('what was taken back before it left is not sent', async () => {
    await deliverActivity(world.context, { activityId: 999_999, inbox: 'https://127.0.0.1/inbox' });
  });
});

import { and, eq } from 'drizzle-orm';
import { federationActivities, federationFollowers } from '@/backend/db/schema/federation';
import { outbox } from '@/backend/db/schema/system';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import { readActorKeys } from '@/backend/modules/federation/commands/actor-keys';
import { startRecordingWithdrawn } from '@/backend/modules/federation/commands/record-withdrawn';
import { followStory } from '@/backend/modules/federation/commands/post-story';
import * as lists from '@/backend/modules/federation/queries/followers';
import { findPostOfStory, readActivity, readPost } from '@/backend/modules/federation/queries/posts';
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

  /** Posts a new flash. @returns the numbers of story and post */
  async function post(title: string): Promise<{ contentId: number; postId: number }> {
    const { db, now } = world.context;
    const times = { releaseTime: now(), updatedTime: now() };
    const [story] = await db
      .insert(contents)
      .values({ kind: 'flash', status: 'approved', lang: 'zh-Hans', ...times })
      .returning();
    const contentId = story?.id ?? 0;
    const text = { title, summary: '', body: '<p>正文</p>', length: 2 };
    await db.insert(contentTexts).values({ contentId, lang: 'zh-Hans', ...text });
    await followStory(world.context, { contentId });
    return { contentId, postId: (await findPostOfStory(world.context, contentId)) ?? 0 };
  }
  const activities = (postId: number) =>
    world.context.db.select().from(federationActivities).where(eq(federationActivities.postId, postId));
  const readOutbox = async () =>
    JSON.stringify((await lists.listOutbox(world.context, 'newsroom', lists.NEWEST))?.rows);

  test('words that were withdrawn are not shown any more, before servers are told and also while nobody tells them', async () => {
    const { contentId, postId } = await post('撤回前的话');
    const shown = await lists.countOutbox(world.context, 'newsroom');
    const { posts } = await lists.countUsage(world.context);
    expect(await readOutbox()).toContain('撤回前的话');
    const { db } = world.context;
    await db.update(contents).set({ status: 'withdrawn' }).where(eq(contents.id, contentId));
    expect(await readPost(world.context, postId)).toMatchObject({
      ...{ isGone: true, object: { type: 'Tombstone' } },
    });
    expect(await readOutbox()).not.toContain('撤回前的话');
    expect(await lists.countOutbox(world.context, 'newsroom')).toBe(shown - 1);
    expect((await lists.countUsage(world.context)).posts).toBe(posts - 1);
    for (const { id } of await activities(postId)) expect(await readActivity(world.context, id)).toBeNull();

    await startRecordingWithdrawn(world.context)();
    const isQueued = and(eq(outbox.kind, 'federationStory'), eq(outbox.recipient, `story:${contentId}`));
    expect(await db.select().from(outbox).where(isQueued)).toHaveLength(1);
    await followStory(world.context, { contentId });
    const [deletion] = await activities(postId);
    expect(await readActivity(world.context, deletion?.id ?? 0)).toMatchObject({ type: 'Delete' });
  });

  test('after a correction no activity has the words it replaced', async () => {
    const { contentId, postId } = await post('第一种说法');
    for (const title of ['第二种说法', '第三种说法']) {
      await world.context.db.update(contentTexts).set({ title }).where(eq(contentTexts.contentId, contentId));
      await followStory(world.context, { contentId });
    }
    const stored = await activities(postId);
    expect(stored.map(({ type }) => type).sort()).toEqual(['Create', 'Update']);
    for (const { body, type, id } of stored) {
      expect(body).toMatchObject({ type, id: expect.stringMatching(`/${id}$`), proof: {} });
      expect(JSON.stringify(body)).toContain('第三种说法');
      expect(JSON.stringify(body)).not.toMatch(/第[一二]种说法/);
    }
    expect(await readOutbox()).not.toMatch(/第[一二]种说法/);
  });
});

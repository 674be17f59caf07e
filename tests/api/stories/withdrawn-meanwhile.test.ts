import { eq } from 'drizzle-orm';
import { contents } from '@/backend/db/schema/stories';
import { readState } from '@/backend/modules/stories/queries/lists';
import { readContent } from '@/backend/modules/stories/queries/stories';
import { type FollowWorld, startFollowWorld } from '@/tests/support/follow-world';
import { hasPostgres } from '@/tests/support/postgres';

(hasPostgres ? describe : describe.skip)('a story and its state, which are read at once', () => {
  let world: FollowWorld;
  beforeAll(async () => {
    world = await startFollowWorld();
  });
  afterAll(() => world.end());

  const set = (id: number, status: 'draft' | 'withdrawn' | 'approved') =>
    world.context.db.update(contents).set({ status }).where(eq(contents.id, id));

  test.each(['withdrawn', 'draft'] as const)(
    'its text is not answered when it was %s before the text was read',
    async (status) => {
      const id = await world.publish('Not for readers');
      const live = await readState(world.context, id);
      expect((await readContent(world.context, id, 'zh-Hans')).title).toBe('Not for readers');
      await set(id, status);
      await expect(readContent(world.context, id, 'zh-Hans', Promise.resolve(live))).rejects.toMatchObject({
        key: 'notFound',
      });
    },
  );
});

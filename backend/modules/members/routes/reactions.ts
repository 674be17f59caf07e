import { reactionCalls as calls } from '@/backend/contract/members/reactions';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { toWireTime } from '@/backend/kernel/text/time';
import { listAuthorsById } from '@/backend/modules/people/queries/authors';
import { listStoriesById } from '@/backend/modules/stories/queries/lists';
import * as reactions from '@/backend/modules/members/commands/reactions';
import { recordReadingProgress } from '@/backend/modules/members/commands/record-reading-progress';
import { listCollected, listFollowed, readReactions } from '@/backend/modules/members/queries/reactions';
import { withReadings } from '@/backend/modules/members/queries/readings';

/** Following, liking, collecting. */
export const reactionRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    myCollection: async (ctx, { page, size, locale }, { member }) => {
      const { rows, total } = await listCollected(ctx, member, page, size);
      const ids = rows.map((row) => row.id);
      const items = await withReadings(ctx, member, await listStoriesById(ctx, ids, locale));
      const list = rows.flatMap((row) => {
        const item = items.find(({ id }) => id === row.id);
        return item ? [{ ...item, collected_time: toWireTime(row.at) }] : [];
      });
      return { list, total, page, size };
    },
    myFollow: async (ctx, { page, size, locale }, { member }) => {
      const { rows, total } = await listFollowed(ctx, member, page, size);
      const authors = await listAuthorsById(
        ctx,
        rows.map((row) => row.id),
        locale,
      );
      const newest = await withReadings(
        ctx,
        member,
        authors.flatMap(({ latest }) => latest),
      );
      const list = rows.flatMap((row) => {
        const author = authors.find(({ id }) => id === row.id);
        if (!author) return [];
        const latest = newest.filter(({ id }) => author.latest.some((story) => story.id === id));
        return [{ ...author, latest, followed_time: toWireTime(row.at) }];
      });
      return { list, total, page, size };
    },
    followAuthor: (ctx, { id, follow }, { member }) => reactions.setFollow(ctx, member, id, follow),
    like: async (ctx, { id, like }, { member }) => {
      const { isSet, total } = await reactions.setReaction(ctx, member, 'likes', id, like);
      return { liked: isSet, likes: total };
    },
    collect: async (ctx, { id }, { member }) => {
      const { isSet, total } = await reactions.setReaction(ctx, member, 'collections', id, true);
      return { collected: isSet, collections: total };
    },
    cancelCollect: async (ctx, { id }, { member }) => {
      const { isSet, total } = await reactions.setReaction(ctx, member, 'collections', id, false);
      return { collected: isSet, collections: total };
    },
    noteReading: (ctx, { id, depth }, { member }) => recordReadingProgress(ctx, member, id, depth),
    markState: (ctx, ids, { member }) => readReactions(ctx, member, ids),
  });
};

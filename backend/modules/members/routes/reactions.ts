import { memberOf } from '@/backend/kernel/caller';
import { reactionCalls as calls } from '@/backend/contract/members/reactions';
import { type Mount, serve } from '@/backend/kernel/serve';
import { toWireTime } from '@/backend/kernel/text/time';
import { listAuthorsById } from '@/backend/modules/people/queries';
import { listItemsById } from '@/backend/modules/stories/queries/lists';
import * as reactions from '@/backend/modules/members/commands/reactions';
import { listCollected, listFollowed, readReactions } from '@/backend/modules/members/queries/reactions';

/** Following, liking, collecting. */
export const reactionRoutes: Mount = (app, context) => {
  serve(app, context, calls.myCollection, async (ctx, { page, size, locale }, caller) => {
    const { rows, total } = await listCollected(ctx, memberOf(caller), page, size);
    const items = await listItemsById(
      ctx,
      rows.map((row) => row.id),
      locale,
    );
    const list = rows.flatMap((row) => {
      const item = items.find(({ id }) => id === row.id);
      return item ? [{ ...item, collected_time: toWireTime(row.at) }] : [];
    });
    return { list, total, page, size };
  });
  serve(app, context, calls.myFollow, async (ctx, { page, size, locale }, caller) => {
    const { rows, total } = await listFollowed(ctx, memberOf(caller), page, size);
    const authors = await listAuthorsById(
      ctx,
      rows.map((row) => row.id),
      locale,
    );
    const list = rows.flatMap((row) => {
      const author = authors.find(({ id }) => id === row.id);
      return author ? [{ ...author, followed_time: toWireTime(row.at) }] : [];
    });
    return { list, total, page, size };
  });
  serve(app, context, calls.followAuthor, (ctx, { id, follow }, caller) =>
    reactions.setFollow(ctx, memberOf(caller), id, follow),
  );
  serve(app, context, calls.like, async (ctx, { id, like }, caller) => {
    const { isSet, total } = await reactions.setReaction(ctx, memberOf(caller), 'likes', id, like);
    return { liked: isSet, likes: total };
  });
  serve(app, context, calls.collect, async (ctx, { id }, caller) => {
    const { isSet, total } = await reactions.setReaction(ctx, memberOf(caller), 'collections', id, true);
    return { collected: isSet, collections: total };
  });
  serve(app, context, calls.cancelCollect, async (ctx, { id }, caller) => {
    const { isSet, total } = await reactions.setReaction(ctx, memberOf(caller), 'collections', id, false);
    return { collected: isSet, collections: total };
  });
  serve(app, context, calls.markState, (ctx, ids, caller) => readReactions(ctx, memberOf(caller), ids));
};

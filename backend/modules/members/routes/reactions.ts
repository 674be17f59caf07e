import { memberOf } from '@/backend/kernel/caller';
import { markCalls as calls } from '@/backend/contract/members/reactions';
import { type Mount, serve } from '@/backend/kernel/serve';
import { toWireTime } from '@/backend/kernel/text/time';
import { listAuthorsById, listItemsById } from '@/backend/modules/stories/queries/stories';
import * as marks from '@/backend/modules/members/commands/reactions';
import { signShare } from '@/backend/modules/sharing/commands';

/** Spec §7: follow, like, collect, feedback, the signature of a share. */
export const markRoutes: Mount = (app, context) => {
  serve(app, context, calls.myCollection, async (ctx, { page, size, locale }, caller) => {
    const { rows, total } = await marks.listCollected(ctx, memberOf(caller), page, size);
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
    const { rows, total } = await marks.listFollowed(ctx, memberOf(caller), page, size);
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
    marks.setFollow(ctx, memberOf(caller), id, follow),
  );
  serve(app, context, calls.like, async (ctx, { id, like }, caller) => {
    const { isSet, total } = await marks.setMark(ctx, memberOf(caller), 'likes', id, like);
    return { liked: isSet, likes: total };
  });
  serve(app, context, calls.collect, async (ctx, { id }, caller) => {
    const { isSet, total } = await marks.setMark(ctx, memberOf(caller), 'collections', id, true);
    return { collected: isSet, collections: total };
  });
  serve(app, context, calls.cancelCollect, async (ctx, { id }, caller) => {
    const { isSet, total } = await marks.setMark(ctx, memberOf(caller), 'collections', id, false);
    return { collected: isSet, collections: total };
  });
  serve(app, context, calls.markState, (ctx, ids, caller) => marks.readMarks(ctx, memberOf(caller), ids));
  serve(app, context, calls.submitFeedback, (ctx, form, caller) =>
    marks.submitFeedback(ctx, memberOf(caller), caller, form),
  );
  serve(app, context, calls.shareSignature, (ctx, { url }) => signShare(ctx, url));
};

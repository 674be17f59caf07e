import { feedCalls as calls } from '@/backend/contract/feeds/calls';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { decideIncoming } from '@/backend/modules/feeds/commands/incoming';
import { addFeed, editFeed, readFeedSoon } from '@/backend/modules/feeds/commands/manage';
import { listFeeds } from '@/backend/modules/feeds/queries/feeds';
import { listIncoming } from '@/backend/modules/feeds/queries/incoming';
import { decideSourceChange } from '@/backend/modules/writing/commands/source-change';
import { listSourceChanges } from '@/backend/modules/writing/queries/source-changes';

/** Incoming feeds, their entries, and later changes of their sources. */
export const feedRoutes: Mount = (app, context) => {
  serve(app, context, calls.feeds, (ctx) => listFeeds(ctx));
  serve(app, context, calls.addFeed, (ctx, input, caller) => addFeed(ctx, memberOf(caller), input));
  serve(app, context, calls.editFeed, (ctx, input, caller) => editFeed(ctx, memberOf(caller), input));
  serve(app, context, calls.readFeed, (ctx, input) => readFeedSoon(ctx, input));
  serve(app, context, calls.incoming, (ctx) => listIncoming(ctx));
  serve(app, context, calls.decideIncoming, (ctx, input, caller) =>
    decideIncoming(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.sourceChanges, (ctx, { locale }) => listSourceChanges(ctx, locale));
  serve(app, context, calls.decideSourceChange, (ctx, input, caller) =>
    decideSourceChange(ctx, memberOf(caller), input),
  );
};

import { feedCalls as calls } from '@/backend/contract/feeds/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { decideIncoming } from '@/backend/modules/feeds/commands/incoming';
import { addFeed, editFeed, readFeedSoon } from '@/backend/modules/feeds/commands/manage';
import { listFeeds } from '@/backend/modules/feeds/queries/feeds';
import { listIncoming } from '@/backend/modules/feeds/queries/incoming';
import { decideSourceChange } from '@/backend/modules/writing/commands/sources/source-change';
import { listSourceChanges } from '@/backend/modules/writing/queries/changes/source-changes';

/** Incoming feeds, their entries, and later changes of their sources. */
export const feedRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    feeds: (ctx) => listFeeds(ctx),
    addFeed: (ctx, input, { member }) => addFeed(ctx, member, input),
    editFeed: (ctx, input, { member }) => editFeed(ctx, member, input),
    readFeed: (ctx, input) => readFeedSoon(ctx, input),
    incoming: (ctx) => listIncoming(ctx),
    decideIncoming: (ctx, input, { member }) => decideIncoming(ctx, member, input),
    sourceChanges: (ctx, { locale }) => listSourceChanges(ctx, locale),
    decideSourceChange: (ctx, input, { member }) => decideSourceChange(ctx, member, input),
  });
};

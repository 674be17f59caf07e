import { followCalls as calls } from '@/backend/contract/follows/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { removeFollow, setDigestTime, setFollow } from './commands/follow';
import { readFollowLetters } from './commands/leave';
import { listFollows, readFollow } from './queries/list';

/** What members follow, and how they are notified of it. */
export const followRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    setFollow: (ctx, input, { member }) => setFollow(ctx, member, input),
    removeFollow: (ctx, input, { member }) => removeFollow(ctx, member, input),
    followState: (ctx, input, { member }) => readFollow(ctx, member, input),
    listFollows: (ctx, { locale }, { member }) => listFollows(ctx, member, locale),
    setDigestTime: (ctx, input, { member }) => setDigestTime(ctx, member, input),
    // Without a limit: the page asks it for keys of organisers' letters, too, and keys cannot be guessed.
    followLetters: (ctx, { key }) => readFollowLetters(ctx, key),
  });
};

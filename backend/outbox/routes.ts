import { outboxCalls } from '@/backend/contract/outbox';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { readPageChanges } from './page-changes';
import { listWaiting } from './waiting';

export const outboxRoutes: Mount = (app, context) => {
  serveCalls(app, context, outboxCalls, {
    pageChanges: (ctx, input) => readPageChanges(ctx, input),
    outboxWaiting: (ctx, input) => listWaiting(ctx, input),
  });
};

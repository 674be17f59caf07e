import { outboxCalls } from '@/backend/contract/outbox';
import { type Mount, serve } from '@/backend/kernel/serve';
import { readPageChanges } from './page-changes';
import { listWaiting } from './waiting';

export const outboxRoutes: Mount = (app, context) => {
  serve(app, context, outboxCalls.pageChanges, (ctx, input) => readPageChanges(ctx, input));
  serve(app, context, outboxCalls.outboxWaiting, (ctx, input) => listWaiting(ctx, input));
};

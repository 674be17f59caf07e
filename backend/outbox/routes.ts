import { outboxCalls } from '@/backend/contract/outbox';
import { type Mount, serve } from '@/backend/kernel/serve';
import { listWaiting } from './waiting';

export const outboxRoutes: Mount = (app, context) => {
  serve(app, context, outboxCalls.outboxWaiting, (ctx, input) => listWaiting(ctx, input));
};

import { outboxCalls } from '../contract/outbox';
import { type Mount, serve } from '../mount';
import { listWaiting } from './waiting';

export const outboxRoutes: Mount = (app, context) => {
  serve(app, context, outboxCalls.outboxWaiting, (ctx) => listWaiting(ctx));
};

import { sharingCalls as calls } from '@/backend/contract/sharing/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { signShare } from './commands';

/** Signatures for sharing pages from within the chat app. */
export const sharingRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    shareSignature: (ctx, { url }) => signShare(ctx, url),
  });
};

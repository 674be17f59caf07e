import { sharingCalls as calls } from '@/backend/contract/sharing/calls';
import { type Mount, serve } from '@/backend/kernel/serve';
import { signShare } from './commands';

/** Signatures for sharing pages from within the chat app. */
export const sharingRoutes: Mount = (app, context) => {
  serve(app, context, calls.shareSignature, (ctx, { url }) => signShare(ctx, url));
};

import { sharingCalls as calls } from '@/backend/contract/sharing/calls';
import { type Mount, serve } from '@/backend/kernel/serve';
import { signShare } from './commands';

/** What a page needs to be shared from within the chat app. */
export const sharingRoutes: Mount = (app, context) => {
  serve(app, context, calls.shareSignature, (ctx, { url }) => signShare(ctx, url));
};

import { brandCalls as calls } from '@/backend/contract/brand/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { sendTestLetter } from '@/backend/modules/brand/commands/send-test-letter';
import { readBrand } from '@/backend/kernel/site-brand';

/** The name and look of this newsroom, for portals (editors change it as a record), and whether its letters arrive. */
export const brandRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    siteBrand: async (ctx) => ({ brand: await readBrand(ctx) }),
    sendTestLetter: (ctx, { locale }, { member }) => sendTestLetter(ctx, member, locale),
  });
};

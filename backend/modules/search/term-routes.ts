import { chineseCalls as calls } from '@/backend/contract/chinese/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { readTerms } from '@/backend/modules/search/queries/desk-terms';
import { termUses } from '@/backend/modules/search/queries/term-uses';

/** The desk's dictionary: for portals, which convert pages by it, and for editors before they save a word. */
export const termRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    chineseTerms: async (ctx) => ({ list: await readTerms(ctx) }),
    termUses: (ctx, input) => termUses(ctx, input),
  });
};

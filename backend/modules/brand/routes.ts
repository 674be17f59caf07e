import {
  listEmptyCategories,
  listEmptyRegions,
  listEmptySections,
  listOfferedLetters,
} from '@/backend/modules/publishing/queries/filled-sections';
import { brandCalls as calls } from '@/backend/contract/brand/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { sendTestLetter } from '@/backend/modules/brand/commands/send-test-letter';
import { readFeedAuthority } from '@/backend/kernel/site/feed-authority';
import { readBrand } from '@/backend/kernel/site-brand';
import { listDraftDocuments } from '@/backend/kernel/site/draft-documents';

/** The name and look of this newsroom, for portals (editors change it as a record), and whether its letters arrive. */
export const brandRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    siteBrand: async (ctx) => ({
      brand: await readBrand(ctx),
      empty: await listEmptySections(ctx),
      empty_regions: await listEmptyRegions(ctx),
      empty_categories: await listEmptyCategories(ctx),
      letters: await listOfferedLetters(ctx),
      drafts: await listDraftDocuments(ctx),
      feed_authority: await readFeedAuthority(ctx),
    }),
    sendTestLetter: (ctx, { locale }, { member }) => sendTestLetter(ctx, member, locale),
  });
};

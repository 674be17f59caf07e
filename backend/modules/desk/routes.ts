import { publishToChannels } from './commands/publish-to-channels';
import { banCalls } from '@/backend/contract/accounts/desk-users';
import { deskCalls as calls } from '@/backend/contract/desk/calls';
import { banAuthor, unbanAuthor } from '@/backend/modules/desk/commands/ban-author';
import { readStoppedOf } from '@/backend/modules/desk/queries/stopped';
import { blockRanking } from '@/backend/modules/desk/commands/block-ranking';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { claimContent, releaseContent } from '@/backend/modules/writing/commands/review/claim';
import { approveContent } from '@/backend/modules/writing/commands/review/approve';
import { rejectContent } from '@/backend/modules/writing/commands/review/reject';
import { scheduleContent, unscheduleContent } from '@/backend/modules/writing/commands/publishing/schedule';
import { scheduleWithdrawal } from '@/backend/modules/writing/commands/withdrawal/schedule-withdrawal';
import { embargoContent, endEmbargo } from '@/backend/modules/writing/commands/review/embargo';
import { startFollowUp } from '@/backend/modules/writing/commands/drafts/follow-up';
import { correctContent } from '@/backend/modules/writing/commands/publishing/live';
import { restoreContent } from '@/backend/modules/writing/commands/withdrawal/restore';
import { restoreTranslation } from '@/backend/modules/writing/commands/publishing/translations';
import { removeContent } from '@/backend/modules/writing/commands/withdrawal/remove';
import { bulkContents } from '@/backend/modules/desk/commands/bulk';
import { undoApproval } from '@/backend/modules/writing/commands/review/undo-approval';
import { readCounts } from '@/backend/modules/desk/queries/counts';
import { listAudit } from '@/backend/modules/desk/queries/audit';
import { listStories } from '@/backend/modules/desk/queries/stories';
import { readOverview } from '@/backend/modules/desk/queries/overview';
import { readQueue } from '@/backend/modules/desk/queries/queue';
import { readWhereUsed } from '@/backend/modules/desk/queries/where-used';
import { readLive } from '@/backend/modules/writing/queries/publishing/read-live';
import { readForReview } from '@/backend/modules/desk/queries/review-draft';

/** The desk: review, publishing, bulk acts, log. */
export const deskRoutes: Mount = (app, context) => {
  serveCalls(app, context, banCalls, {
    banUser: (ctx, input, { member }) => banAuthor(ctx, member, input),
    unbanUser: (ctx, input, { member }) => unbanAuthor(ctx, member, input),
  });
  serveCalls(app, context, calls, {
    reviewQueue: (ctx, { locale }, { member }) => readQueue(ctx, member, locale),
    reviewDraft: (ctx, { id, locale }, { member }) => readForReview(ctx, member, id, locale),
    claimContent: (ctx, input, { member }) => claimContent(ctx, member, input),
    releaseContent: (ctx, input, { member }) => releaseContent(ctx, member, input),
    approveContent: (ctx, input, { member }) => approveContent(ctx, member, input),
    undoApproval: (ctx, input, { member }) => undoApproval(ctx, member, input),
    rejectContent: (ctx, input, { member }) => rejectContent(ctx, member, input),
    scheduleContent: (ctx, input, { member }) => scheduleContent(ctx, member, input),
    unscheduleContent: (ctx, input, { member }) => unscheduleContent(ctx, member, input),
    stoppedDrafts: async (ctx, { owner_id, locale }) => ({
      list: await readStoppedOf(ctx, owner_id, locale),
    }),
    restoreContent: (ctx, input, { member }) => restoreContent(ctx, member, input),
    restoreTranslation: (ctx, input, { member }) => restoreTranslation(ctx, member, input),
    removeContent: (ctx, input, { member }) => removeContent(ctx, member, input),
    embargoContent: (ctx, input, { member }) => embargoContent(ctx, member, input),
    scheduleWithdrawal: (ctx, input, { member }) => scheduleWithdrawal(ctx, member, input),
    endEmbargo: (ctx, input, { member }) => endEmbargo(ctx, member, input),
    readLive: (ctx, { id }, { member }) => readLive(ctx, member, id),
    publishFlash: (ctx, input, { member }) => publishToChannels(ctx, member, input),
    startFollowUp: (ctx, input, { member }) => startFollowUp(ctx, member, input),
    correctContent: (ctx, input, { member }) => correctContent(ctx, member, input),
    blockRanking: (ctx, input, { member }) => blockRanking(ctx, member, input),
    bulkContents: (ctx, input, { member }) => bulkContents(ctx, member, input),
    whereUsed: (ctx, input, { member }) => readWhereUsed(ctx, member, input),
    deskContents: (ctx, input, { member }) => listStories(ctx, member, input),
    auditLog: (ctx, input, { member }) => listAudit(ctx, member, input),
    deskCounts: (ctx, _, { member }) => readCounts(ctx, member),
    deskOverview: (ctx, { locale }, { member }) => readOverview(ctx, member, locale),
  });
};

import { deskUserCalls } from '@/backend/contract/accounts/desk-users';
import { deskCalls as calls } from '@/backend/contract/desk/calls';
import { banAuthor, unbanAuthor } from '@/backend/modules/desk/commands/ban-author';
import { readStoppedOf } from '@/backend/modules/desk/queries/stopped';
import { blockRanking } from '@/backend/modules/desk/commands/block-ranking';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { claimContent, releaseContent } from '@/backend/modules/writing/commands/claim';
import { approveContent } from '@/backend/modules/writing/commands/approve';
import { rejectContent } from '@/backend/modules/writing/commands/reject';
import { scheduleContent, unscheduleContent } from '@/backend/modules/writing/commands/schedule';
import { scheduleWithdrawal } from '@/backend/modules/writing/commands/schedule-withdrawal';
import { embargoContent, endEmbargo } from '@/backend/modules/writing/commands/embargo';
import { startFollowUp } from '@/backend/modules/writing/commands/follow-up';
import { correctContent } from '@/backend/modules/writing/commands/live';
import { restoreContent } from '@/backend/modules/writing/commands/restore';
import { restoreTranslation } from '@/backend/modules/writing/commands/translations';
import { removeContent } from '@/backend/modules/writing/commands/take-down';
import { publishIncoming } from '@/backend/modules/feeds/commands/incoming';
import { bulkContents } from '@/backend/modules/desk/commands/bulk';
import { undoApproval } from '@/backend/modules/writing/commands/undo-approval';
import { readCounts } from '@/backend/modules/desk/queries/counts';
import { listAudit } from '@/backend/modules/desk/queries/audit';
import { listItems } from '@/backend/modules/desk/queries/items';
import { readOverview } from '@/backend/modules/desk/queries/overview';
import { readQueue } from '@/backend/modules/desk/queries/queue';
import { readWhereUsed } from '@/backend/modules/desk/queries/where-used';
import { readLive } from '@/backend/modules/writing/queries/read-live';
import { readForReview } from '@/backend/modules/desk/queries/review-draft';

/** The desk: review, publishing, bulk acts, log. */
export const deskRoutes: Mount = (app, context) => {
  serve(app, context, calls.reviewQueue, (ctx, { locale }, caller) =>
    readQueue(ctx, memberOf(caller), locale),
  );
  serve(app, context, calls.reviewPiece, (ctx, { id, locale }, caller) =>
    readForReview(ctx, memberOf(caller), id, locale),
  );
  serve(app, context, calls.claimContent, (ctx, input, caller) => claimContent(ctx, memberOf(caller), input));
  serve(app, context, calls.releaseContent, (ctx, input, caller) =>
    releaseContent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.approveContent, (ctx, input, caller) =>
    approveContent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.undoApproval, (ctx, input, caller) => undoApproval(ctx, memberOf(caller), input));
  serve(app, context, calls.rejectContent, (ctx, input, caller) =>
    rejectContent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.scheduleContent, (ctx, input, caller) =>
    scheduleContent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.unscheduleContent, (ctx, input, caller) =>
    unscheduleContent(ctx, memberOf(caller), input),
  );
  serve(app, context, deskUserCalls.banUser, (ctx, input, caller) => banAuthor(ctx, memberOf(caller), input));
  serve(app, context, deskUserCalls.unbanUser, (ctx, input, caller) =>
    unbanAuthor(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.stoppedPieces, async (ctx, { owner_id, locale }) => ({
    list: await readStoppedOf(ctx, owner_id, locale),
  }));
  serve(app, context, calls.restoreContent, (ctx, input, caller) =>
    restoreContent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.restoreTranslation, (ctx, input, caller) =>
    restoreTranslation(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.removeContent, (ctx, input, caller) =>
    removeContent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.embargoContent, (ctx, input, caller) =>
    embargoContent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.scheduleWithdrawal, (ctx, input, caller) =>
    scheduleWithdrawal(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.endEmbargo, (ctx, input, caller) => endEmbargo(ctx, memberOf(caller), input));
  serve(app, context, calls.readLive, (ctx, { id }, caller) => readLive(ctx, memberOf(caller), id));
  serve(app, context, calls.publishFlash, (ctx, input, caller) =>
    publishIncoming(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.startFollowUp, (ctx, input, caller) =>
    startFollowUp(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.correctContent, (ctx, input, caller) =>
    correctContent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.blockRanking, (ctx, input, caller) => blockRanking(ctx, memberOf(caller), input));
  serve(app, context, calls.bulkContents, (ctx, input, caller) => bulkContents(ctx, memberOf(caller), input));
  serve(app, context, calls.whereUsed, (ctx, input, caller) => readWhereUsed(ctx, memberOf(caller), input));
  serve(app, context, calls.deskContents, (ctx, input, caller) => listItems(ctx, memberOf(caller), input));
  serve(app, context, calls.auditLog, (ctx, input, caller) => listAudit(ctx, memberOf(caller), input));
  serve(app, context, calls.deskCounts, (ctx, _, caller) => readCounts(ctx, memberOf(caller)));
  serve(app, context, calls.deskOverview, (ctx, { locale }, caller) =>
    readOverview(ctx, memberOf(caller), locale),
  );
};

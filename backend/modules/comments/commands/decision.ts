import type { CommentAct, CommentReason } from '@/backend/contract/comments/states';
import type { comments } from '@/backend/db/schema/comments';

export type DecidedRow = typeof comments.$inferSelect;

/** What an editor decides, about one comment or many. */
export interface Decision {
  act: CommentAct;
  reason?: CommentReason;
  note: string;
  batch: string;
}

import type { CommentAct, CommentReason } from '@/backend/contract/comments/states';
import type { comments } from '@/backend/db/schema/comments';

export type DecidedRow = typeof comments.$inferSelect;

/** Whether an editor has yet to answer what its author said to its removal. */
export const isAppealed = ({ state, appealedAt, decidedAt }: DecidedRow): boolean =>
  state === 'removed' && appealedAt !== null && (decidedAt === null || decidedAt < appealedAt);

/** What an editor decides, about one comment or many. */
export interface Decision {
  act: CommentAct;
  reason?: CommentReason;
  note: string;
  batch: string;
}

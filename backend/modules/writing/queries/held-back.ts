import type { Context } from '@/backend/kernel/context';
import type { OpenPiece } from './open-piece';

/** Whether a piece is under embargo at the moment. */
export function isHeldBack(context: Context, { manuscript }: Pick<OpenPiece, 'manuscript'>): boolean {
  const { embargoReason, embargoUntil } = manuscript;
  return embargoReason !== null && (embargoUntil === null || embargoUntil > context.now());
}

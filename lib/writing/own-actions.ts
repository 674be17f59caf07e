import type { ContentStatus, EditState } from '@/backend/contract/writing/statuses';

/**
 * What a writer can do with a piece in their list, beside editing it. The backend's table of transitions decides, and
 * whether they may put it back.
 */
export type OwnAction = 'recall' | 'discard' | 'recover' | 'withdraw' | 'restore';

export function actionsOf(
  { status, edit, may_restore }: { status: ContentStatus; edit: EditState | null; may_restore: boolean },
  isAway: boolean,
): OwnAction[] {
  if (isAway) return ['recover'];
  if (status === 'removed') return [];
  const draft = edit ?? status;
  const actions: OwnAction[] = [];
  if (draft === 'pending') actions.push('recall');
  if (draft === 'draft' || draft === 'rejected') actions.push('discard');
  if (status === 'approved') actions.push('withdraw');
  if (may_restore) actions.push('restore');
  return actions;
}

import type { ContentStatus, EditState } from '@/backend/contract/writing/statuses';

/** What a writer can do with a piece in their list, beside editing it. The backend's table of transitions decides. */
export type OwnAction = 'recall' | 'discard' | 'recover' | 'withdraw' | 'restore';

export function actionsOf(
  { status, edit }: { status: ContentStatus; edit: EditState | null },
  isAway: boolean,
): OwnAction[] {
  if (isAway) return ['recover'];
  const draft = edit ?? status;
  const actions: OwnAction[] = [];
  if (draft === 'pending') actions.push('recall');
  if (draft === 'draft' || draft === 'rejected') actions.push('discard');
  if (status === 'approved') actions.push('withdraw');
  if (status === 'withdrawn') actions.push('restore');
  return actions;
}

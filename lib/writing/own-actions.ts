import type { ContentStatus, EditState } from '@/backend/contract/writing/statuses';

/**
 * What a writer can do with a piece in their list, beside editing it. The backend's table of transitions decides; what is
 * withdrawn is restored by editors, at the desk.
 */
export type OwnAction = 'recall' | 'discard' | 'recover' | 'withdraw';

export function actionsOf(
  { status, edit }: { status: ContentStatus; edit: EditState | null },
  isAway: boolean,
): OwnAction[] {
  if (isAway) return ['recover'];
  if (status === 'removed') return [];
  const draft = edit ?? status;
  const actions: OwnAction[] = [];
  if (draft === 'pending') actions.push('recall');
  if (draft === 'draft' || draft === 'rejected') actions.push('discard');
  if (status === 'approved') actions.push('withdraw');
  return actions;
}

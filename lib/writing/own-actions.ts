import type { ContentStatus, EditState } from '@/backend/contract/writing/statuses';

/**
 * What writers can do with a draft in their list besides editing it. The backend's transition table decides; only
 * editors restore a withdrawn story, at the desk.
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

import type { Command, ContentStatus, EditState } from '@/backend/contract/writing/statuses';

/** The relation of a member to a draft. An administrator counts as an editor, too. */
export type Relation = 'owner' | 'editor' | 'admin';

/** The side a command builds on: it is refused when this side has changed since the version it names. */
type Side = 'draft' | 'submission' | 'live';

type Live = 'never' | Extract<ContentStatus, 'approved' | 'withdrawn' | 'removed'>;

interface Transition {
  by: readonly Relation[];
  side: Side;
  live: readonly Live[];
  edit: readonly (EditState | 'none')[];
  /** Whether the step is for discarded drafts. */
  whenDiscarded?: true;
}

const ANY_EDIT = ['none', 'draft', 'pending', 'rejected', 'scheduled'] as const;
const OPEN = ['never', 'approved', 'withdrawn'] as const;
const WRITERS = ['owner', 'editor'] as const;

/** Every step of a draft or story: who may take it, and in which states. Any other step is refused. */
export const TRANSITIONS: Record<Command, Transition> = {
  save: { by: WRITERS, side: 'draft', live: OPEN, edit: ANY_EDIT },
  revert: { by: WRITERS, side: 'draft', live: OPEN, edit: ANY_EDIT },
  submit: { by: WRITERS, side: 'draft', live: OPEN, edit: ['draft', 'pending', 'rejected'] },
  discard: { by: WRITERS, side: 'draft', live: OPEN, edit: ['draft', 'rejected'] },
  recover: { by: WRITERS, side: 'draft', live: OPEN, edit: ANY_EDIT, whenDiscarded: true },
  recall: { by: WRITERS, side: 'submission', live: OPEN, edit: ['pending'] },
  approve: { by: ['editor'], side: 'submission', live: OPEN, edit: ['pending'] },
  unapprove: {
    by: ['editor'],
    side: 'submission',
    live: ['never', 'approved', 'withdrawn'],
    edit: ['none', 'draft', 'scheduled'],
  },
  reject: { by: ['editor'], side: 'submission', live: OPEN, edit: ['pending'] },
  schedule: { by: ['editor'], side: 'submission', live: ['never', 'approved'], edit: ['scheduled'] },
  unschedule: { by: ['editor'], side: 'submission', live: OPEN, edit: ['scheduled'] },
  withdraw: { by: WRITERS, side: 'live', live: ['approved'], edit: ANY_EDIT },
  // Only administrators find removed stories; see `readableDraft`.
  restore: { by: ['editor'], side: 'live', live: ['withdrawn', 'removed'], edit: ANY_EDIT },
  withdrawText: { by: WRITERS, side: 'live', live: ['approved'], edit: ANY_EDIT },
  restoreText: { by: ['editor'], side: 'live', live: ['approved', 'withdrawn'], edit: ANY_EDIT },
  correct: { by: ['editor'], side: 'live', live: ['approved'], edit: ANY_EDIT },
  remove: { by: ['admin'], side: 'live', live: OPEN, edit: ANY_EDIT },
  // Not of the draft: an author who types would prevent an embargo with every save.
  embargo: { by: ['editor'], side: 'submission', live: OPEN, edit: ANY_EDIT },
  endEmbargo: { by: ['editor'], side: 'submission', live: OPEN, edit: ANY_EDIT },
  expire: { by: ['editor'], side: 'live', live: ['approved'], edit: ANY_EDIT },
  keep: { by: WRITERS, side: 'draft', live: OPEN, edit: ANY_EDIT },
};

/**
 * Who may approve their own draft, or correct their own live story, by the setting `OWN_APPROVAL`. The log marks such
 * steps. Flashes are the desk's own texts and are published without approval.
 */
export const OWN_APPROVAL = { editors: 'editor', admins: 'admin' } as const satisfies Record<
  string,
  Relation
>;

/** Schedules that end with a withdrawal and can be resumed when the story is restored. */
export const RESUMABLE = ['release', 'withdrawal'] as const;

/** The state that decides which steps are possible. */
export interface DraftState {
  status: ContentStatus;
  edit: EditState | null;
  isDiscarded: boolean;
}

/** Whether readers see the story, have seen it, or never saw it. */
export function liveOf(status: ContentStatus): Live {
  return status === 'approved' || status === 'withdrawn' || status === 'removed' ? status : 'never';
}

/** Whether a member with these relations to a draft may take a step, whatever its state. */
export function isAllowedTo(relations: readonly Relation[], command: Command): boolean {
  return TRANSITIONS[command].by.some((relation) => relations.includes(relation));
}

/** Whether a step is possible in this state, whoever takes it. */
export function isPossible({ status, edit, isDiscarded }: DraftState, command: Command): boolean {
  const { live, edit: edits, whenDiscarded = false } = TRANSITIONS[command];
  return isDiscarded === whenDiscarded && live.includes(liveOf(status)) && edits.includes(edit ?? 'none');
}

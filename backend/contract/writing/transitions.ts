import type { Command, ContentStatus, EditState } from '@/backend/contract/writing/statuses';

/** The relation of a member to a piece. An administrator is an editor, too. */
export type Relation = 'owner' | 'editor' | 'admin';

/** The side of an item a command builds on: it is refused when that side changed after the version it names. */
type Side = 'draft' | 'submission' | 'live';

type Live = 'never' | Extract<ContentStatus, 'approved' | 'withdrawn' | 'removed'>;

interface Transition {
  by: readonly Relation[];
  side: Side;
  live: readonly Live[];
  edit: readonly (EditState | 'none')[];
  /** Also possible while the piece is put away. */
  whenDiscarded?: true;
}

const ANY_EDIT = ['none', 'draft', 'pending', 'rejected', 'scheduled'] as const;
const OPEN = ['never', 'approved', 'withdrawn'] as const;
const WRITERS = ['owner', 'editor'] as const;

/** Every step of an item: who may take it, and from which states. Any other step is refused. */
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
  // What was taken down is found by administrators only; see `readablePiece`.
  restore: { by: ['editor'], side: 'live', live: ['withdrawn', 'removed'], edit: ANY_EDIT },
  withdrawText: { by: WRITERS, side: 'live', live: ['approved'], edit: ANY_EDIT },
  restoreText: { by: ['editor'], side: 'live', live: ['approved', 'withdrawn'], edit: ANY_EDIT },
  correct: { by: ['editor'], side: 'live', live: ['approved'], edit: ANY_EDIT },
  remove: { by: ['admin'], side: 'live', live: OPEN, edit: ANY_EDIT },
  hold: { by: ['editor'], side: 'draft', live: OPEN, edit: ANY_EDIT },
  release: { by: ['editor'], side: 'draft', live: OPEN, edit: ANY_EDIT },
  expire: { by: ['editor'], side: 'live', live: ['approved'], edit: ANY_EDIT },
  keep: { by: WRITERS, side: 'draft', live: OPEN, edit: ANY_EDIT },
};

/**
 * Who may approve a piece of their own, or correct it while it is live, by the setting `OWN_APPROVAL`. What one did to one's
 * own is marked in the log. Flashes are the desk's own words and go out without an approval.
 */
export const OWN_APPROVAL = { editors: 'editor', admins: 'admin' } as const satisfies Record<
  string,
  Relation
>;

/** Schedules that end with a withdrawal, and that a restoration may take up again. */
export const RESUMABLE = ['release', 'withdrawal'] as const;

/** What decides which steps an item can take. */
export interface PieceState {
  status: ContentStatus;
  edit: EditState | null;
  isDiscarded: boolean;
}

/** Whether readers see it, saw it, or never did. */
export function liveOf(status: ContentStatus): Live {
  return status === 'approved' || status === 'withdrawn' || status === 'removed' ? status : 'never';
}

/** Whether somebody in these relations to a piece may take a step, in whatever state it is. */
export function isAllowedTo(relations: readonly Relation[], command: Command): boolean {
  return TRANSITIONS[command].by.some((one) => relations.includes(one));
}

/** Whether a piece in this state can take a step, whoever asks. */
export function isPossible({ status, edit, isDiscarded }: PieceState, command: Command): boolean {
  const { live, edit: edits, whenDiscarded = false } = TRANSITIONS[command];
  return isDiscarded === whenDiscarded && live.includes(liveOf(status)) && edits.includes(edit ?? 'none');
}

import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

type Overview = Pick<CallOutput<'deskOverview'>, 'failed' | 'notes' | 'broken' | 'counts' | 'untranslated'>;

/** Something on the front page of the desk that somebody has to do. */
export type DeskTask =
  | { kind: 'failed'; item: Overview['failed'][number] }
  | { kind: 'note'; item: Overview['notes'][number] }
  | { kind: 'broken'; item: Overview['broken'][number] }
  | { kind: 'feedback' | 'realname' | 'letters'; count: number }
  | { kind: 'untranslated'; item: Overview['untranslated'][number] };

/** So many can be opened by a digit. */
export const KEYED_TASKS = 6;

/**
 * What has to be done, most urgent first: what readers see wrongly, what a colleague asks, what members wait for, what
 * lacks English.
 */
export function deskTasks({ failed, notes, broken, counts, untranslated }: Overview): DeskTask[] {
  const rooms = (['feedback', 'realname', 'letters'] as const).map((kind) => ({ kind, count: counts[kind] }));
  return [
    ...failed.map((item) => ({ kind: 'failed' as const, item })),
    ...broken.map((item) => ({ kind: 'broken' as const, item })),
    ...notes.map((item) => ({ kind: 'note' as const, item })),
    ...rooms.filter(({ count }) => count > 0),
    ...untranslated.map((item) => ({ kind: 'untranslated' as const, item })),
  ];
}

const ROOMS_OF_TASKS = {
  feedback: 'deskFeedback',
  realname: 'deskRealname',
  letters: 'deskLetters',
} as const;

/** Where a task is done. */
export function taskAddress(task: DeskTask, locale: Locale): string {
  if ('count' in task) return href(locale, ROOMS_OF_TASKS[task.kind]);
  const { id } = task.item;
  const isBack = task.kind === 'failed' && task.item.step === 'approve';
  return href(locale, isBack ? 'deskReviewPiece' : 'publishEdit', { id });
}

import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

type Overview = Pick<CallOutput<'deskOverview'>, 'failed' | 'notes' | 'broken' | 'counts' | 'untranslated'>;

/** A task on the front page of the desk. */
export type DeskTask =
  | { kind: 'failed'; story: Overview['failed'][number] }
  | { kind: 'note'; story: Overview['notes'][number] }
  | { kind: 'broken'; story: Overview['broken'][number] }
  | { kind: 'feedback' | 'realname' | 'letters'; count: number }
  | { kind: 'untranslated'; story: Overview['untranslated'][number] };

/** The number of tasks that can be opened by a digit key. */
export const KEYED_TASKS = 6;

/**
 * The open tasks, most urgent first: errors that readers see, notes from colleagues, requests of members, stories
 * without an English text.
 */
export function deskTasks({ failed, notes, broken, counts, untranslated }: Overview): DeskTask[] {
  const pages = (['feedback', 'realname', 'letters'] as const).map((kind) => ({ kind, count: counts[kind] }));
  return [
    ...failed.map((story) => ({ kind: 'failed' as const, story })),
    ...broken.map((story) => ({ kind: 'broken' as const, story })),
    ...notes.map((story) => ({ kind: 'note' as const, story })),
    ...pages.filter(({ count }) => count > 0),
    ...untranslated.map((story) => ({ kind: 'untranslated' as const, story })),
  ];
}

const PAGES_OF_TASKS = {
  feedback: 'deskFeedback',
  realname: 'deskRealname',
  letters: 'deskLetters',
} as const;

/** The address of the page on which a task is done. */
export function taskAddress(task: DeskTask, locale: Locale): string {
  if ('count' in task) return href(locale, PAGES_OF_TASKS[task.kind]);
  const { id } = task.story;
  const isBack = task.kind === 'failed' && task.story.step === 'approve';
  return href(locale, isBack ? 'deskReviewDraft' : 'publishEdit', { id });
}

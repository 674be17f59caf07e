import type { CallOutput } from '@/backend/contract/calls';
import type { EventText } from '@/backend/contract/events/statuses';

type Change = CallOutput<'activityChanges'>['list'][number];

/**
 * A change of a text that is later than the last change of its translation, or than the confirmation that both match.
 */
export interface StaleText {
  /** When the text was changed, ISO. */
  time: string;
  before: string;
}

/**
 * The change that made a translation out of date: its time, and the text before it; null when text and translation
 * match, as far as the log shows.
 * @param changes newest first
 */
export function staleText(
  changes: readonly Change[],
  field: EventText,
  lang: string,
  translation: string,
): StaleText | null {
  const last = (of: string) =>
    changes.findIndex(({ fields }) => fields.some((fieldChange) => fieldChange.field === `${of}.${field}`));
  const [sourceIndex, other] = [last(lang), last(translation)];
  const change = changes[sourceIndex];
  if (!change || change.command === 'match' || (other >= 0 && other <= sourceIndex)) return null;
  const before = change.fields.find((fieldChange) => fieldChange.field === `${lang}.${field}`)?.before ?? '';
  return { time: change.time, before };
}

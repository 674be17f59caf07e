import type { CallOutput } from '@/backend/contract/calls';
import type { EventText } from '@/backend/contract/events/statuses';

type Change = CallOutput<'activityChanges'>['list'][number];

/** What happened to a text after its translation was last changed, or said to match. */
export interface StaleText {
  /** ISO. */
  time: string;
  before: string;
}

/**
 * Whether a text was changed after its translation: when, and what it said before; null when the two match, as far as the
 * log knows.
 * @param changes newest first
 */
export function staleText(
  changes: readonly Change[],
  field: EventText,
  lang: string,
  translation: string,
): StaleText | null {
  const last = (of: string) =>
    changes.findIndex(({ fields }) => fields.some((one) => one.field === `${of}.${field}`));
  const [own, other] = [last(lang), last(translation)];
  const change = changes[own];
  if (!change || change.command === 'match' || (other >= 0 && other <= own)) return null;
  const before = change.fields.find((one) => one.field === `${lang}.${field}`)?.before ?? '';
  return { time: change.time, before };
}

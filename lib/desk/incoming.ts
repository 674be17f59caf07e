import type { CallOutput } from '@/backend/contract/calls';
import { EMPTY_FLASH, type FlashForm, hasWords } from './flash-form';
import { type DeskStory, likeness } from './flash-warnings';

export type Incoming = CallOutput<'incoming'>['list'][number];

/** The form filled with an entry of a feed; the entry's address becomes the flash's source. */
export function incomingForm({ id, lang, title, text, url, feed }: Incoming): FlashForm {
  const words = lang === 'en' ? { enTitle: title, enText: text } : { title, text };
  return { ...EMPTY_FLASH, ...words, sourceName: feed, sourceUrl: url, incomingId: id };
}

/** Whether the form may be overwritten: nothing is typed in it, or it holds an entry nobody changed. */
export function mayReplace(form: FlashForm, entries: readonly Incoming[]): boolean {
  const taken = entries.find(({ id }) => id === form.incomingId);
  const untouched = taken ? incomingForm(taken) : EMPTY_FLASH;
  return !hasWords(form) || (taken !== undefined && JSON.stringify(untouched) === JSON.stringify(form));
}

/**
 * The id of the next or previous entry; at an end that of the entry itself, of the first when `current` is not listed;
 * null without entries.
 */
export function neighbourId(entries: readonly Incoming[], current: number | null, by: 1 | -1): number | null {
  const at = entries.findIndex(({ id }) => id === current);
  if (at < 0) return entries[0]?.id ?? null;
  return entries[Math.max(0, Math.min(entries.length - 1, at + by))]?.id ?? null;
}

/** From this similarity of titles on (0-1), a published flash is shown beside an entry. */
const ALIKE_SHOWN = 0.5;

/** The published flash whose title is most similar to an entry's; null when none is similar enough. */
export function findSimilarPublished(
  entry: Pick<Incoming, 'title'>,
  flashes: readonly DeskStory[],
): { flash: DeskStory; share: number } | null {
  const [closest] = flashes
    .filter(({ status }) => status === 'approved')
    .map((flash) => ({ flash, share: likeness(entry.title, flash.title) }))
    .filter(({ share }) => share >= ALIKE_SHOWN)
    .sort((a, b) => b.share - a.share);
  return closest ?? null;
}

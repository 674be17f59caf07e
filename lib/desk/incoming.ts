import type { CallOutput } from '@/backend/contract/calls';
import { EMPTY_FLASH, type FlashForm } from './flash-form';
import { type DeskItem, likeness } from './flash-warnings';

export type Incoming = CallOutput<'incoming'>['list'][number];

/** An entry as it stands in the field once it is taken; its address is the flash's source. */
export function incomingForm({ id, lang, title, text, url, feed }: Incoming): FlashForm {
  const words = lang === 'en' ? { enTitle: title, enText: text } : { title, text };
  return { ...EMPTY_FLASH, ...words, sourceName: feed, sourceUrl: url, incomingId: id };
}

/** Whether nothing would be lost if something else took the field: it is empty, or an entry nobody changed. */
export function mayReplace(form: FlashForm, entries: readonly Incoming[]): boolean {
  const taken = entries.find(({ id }) => id === form.incomingId);
  const untouched = taken ? incomingForm(taken) : EMPTY_FLASH;
  const words = [form.title, form.text, form.enTitle, form.enText];
  return (
    words.every((word) => word.trim() === '') ||
    (taken !== undefined && JSON.stringify(untouched) === JSON.stringify(form))
  );
}

/** The entry a step away; the first when none is chosen, the nearest one when the chosen one is gone. */
export function stepIncoming(
  entries: readonly Incoming[],
  current: number | null,
  by: 1 | -1,
): number | null {
  const at = entries.findIndex(({ id }) => id === current);
  if (at < 0) return entries[0]?.id ?? null;
  return entries[Math.max(0, Math.min(entries.length - 1, at + by))]?.id ?? null;
}

/** How much of an entry's title one already out shares. */
const ALIKE_SHOWN = 0.5;

/** The flash that is most like an entry; null when none is. */
export function alreadyOut(
  entry: Pick<Incoming, 'title'>,
  items: readonly DeskItem[],
): { item: DeskItem; share: number } | null {
  const [closest] = items
    .filter(({ status }) => status === 'approved')
    .map((item) => ({ item, share: likeness(entry.title, item.title) }))
    .filter(({ share }) => share >= ALIKE_SHOWN)
    .sort((a, b) => b.share - a.share);
  return closest ?? null;
}

import type { CallOutput } from '@/backend/contract/calls';
import { type FlashForm, flashName } from './flash-form';

export type DeskStory = CallOutput<'deskContents'>['list'][number];

/** How many of the last `LAST_FLASHES` may be marked as important. */
export const MAX_IMPORTANT = 2;
export const LAST_FLASHES = 10;
/** From this similarity on (0-1), two titles count as the same news. */
const ALIKE = 0.7;

export interface FlashWarnings {
  /** The published flash with the most similar title, and the similarity, 0-1. */
  similar: { flash: DeskStory; share: number } | null;
  /** Whether too many of the last flashes are already marked as important. */
  isTooImportant: boolean;
}

/** Why a flash should be checked once more before it is published. Warnings only: both may be intended. */
export function flashWarnings(form: FlashForm, flashes: readonly DeskStory[]): FlashWarnings {
  const live = flashes.filter(({ status }) => status === 'approved');
  const title = flashName(form);
  const [closest] = live
    .map((flash) => ({ flash, share: likeness(title, flash.title) }))
    .filter(({ share }) => share >= ALIKE)
    .sort((a, b) => b.share - a.share);
  return {
    similar: closest ?? null,
    isTooImportant: form.isImportant && importanceOfLastTen(flashes).filter(Boolean).length >= MAX_IMPORTANT,
  };
}

/** Whether each of the last ten flashes is marked as important, oldest first. */
export function importanceOfLastTen(flashes: readonly DeskStory[]): boolean[] {
  return flashes
    .filter(({ status }) => status === 'approved')
    .slice(0, LAST_FLASHES)
    .map((flash) => flash.is_important)
    .reverse();
}

/**
 * The similarity of two titles, 0-1: the share of common pairs of neighbouring letters, without punctuation and spaces.
 */
export function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  if (left.length === 0 || right.length === 0) return 0;
  const rest = [...right];
  let shared = 0;
  for (const pair of left) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (left.length + right.length);
}

function pairsOf(text: string): string[] {
  const letters = [...text.toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

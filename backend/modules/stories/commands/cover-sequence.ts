import { COVER_KINDS, type CoverKind, type StoredCover } from '@/backend/contract/figures/kinds';

/** Of any eight articles that follow each other by release time, at most three have a drawing of one kind. */
export const COVER_WINDOW = { size: 8, max: 3 };

/** An article in the order of release times. */
export interface SequenceEntry {
  id: number;
  /** Its cover; null for one without, and for one that is still to be decided. */
  cover: StoredCover | null;
  /** Whether its cover is to be decided now. */
  isOpen: boolean;
  /** The kinds its text can be drawn as, the preferred one first. */
  choices: readonly CoverKind[];
}

/**
 * Decides what is open, in the order of release times: the first choice whose kind stands fewer than three times in
 * every window of eight around it, else no cover. What is decided stays, unless too many of a kind have come together
 * because an article between them was withdrawn: then the newest of them gets its next choice.
 * @param entries neighbours by release time, oldest first
 * @returns the covers of the open entries and of those that changed, by id
 */
export function decideCoverSequence(entries: readonly SequenceEntry[]): Map<number, StoredCover> {
  const covers = entries.map(({ cover, isOpen }) => (isOpen ? null : cover));
  for (const [index, { isOpen, choices }] of entries.entries())
    if (isOpen) covers[index] = firstFitting(covers, index, choices);
  for (const [index, { choices }] of entries.entries()) {
    const cover = covers[index];
    if (!isDrawn(cover)) continue;
    const window = covers.slice(Math.max(0, index - COVER_WINDOW.size + 1), index + 1);
    if (window.filter((other) => other === cover).length <= COVER_WINDOW.max) continue;
    covers[index] = firstFitting(covers, index, choices);
  }
  return new Map(
    entries.flatMap(({ id, cover, isOpen }, index) => {
      const settled = covers[index];
      return settled && (isOpen || settled !== cover) ? [[id, settled] as const] : [];
    }),
  );
}

function firstFitting(
  covers: readonly (StoredCover | null)[],
  index: number,
  choices: readonly CoverKind[],
): StoredCover {
  return choices.find((kind) => fits(covers, index, kind)) ?? 'none';
}

/** Whether no window of eight with this place would have too many of a kind. */
function fits(covers: readonly (StoredCover | null)[], index: number, kind: CoverKind): boolean {
  const { size, max } = COVER_WINDOW;
  for (let start = index - size + 1; start <= index; start += 1) {
    const end = Math.min(covers.length, start + size);
    let count = 0;
    for (let at = Math.max(0, start); at < end; at += 1) if (at !== index && covers[at] === kind) count += 1;
    if (count >= max) return false;
  }
  return true;
}

function isDrawn(cover: StoredCover | null | undefined): cover is CoverKind {
  return COVER_KINDS.some((kind) => kind === cover);
}

import { diffArrays } from 'diff';
import { parseDocument } from 'htmlparser2';

/** Texts with more changed blocks are not compared, because the time grows with the square of the changes. */
const MAX_CHANGED_BLOCKS = 2_000;

/**
 * Applies the change of a body from `before` to `after` to another body, block by block. A changed block is found by
 * its own HTML, an added one by the block before or after it.
 * @returns HTML; null when a place is not found or found more than once, or when the bodies differ too much to be
 * compared
 */
export function mergeBlocks(before: string, after: string, other: string): string | null {
  let blocks = splitBlocks(other);
  const changes = changesOf(splitBlocks(before), splitBlocks(after));
  for (const change of changes ?? []) {
    if (isMade(blocks, change)) continue;
    const at = placeOf(blocks, change);
    if (at === null) return null;
    blocks = [...blocks.slice(0, at), ...change.added, ...blocks.slice(at + change.removed.length)];
  }
  return changes && blocks.join('');
}

/** Consecutive blocks replaced by others, and the unchanged ones around them. */
interface Change {
  removed: string[];
  added: string[];
  previous: string | undefined;
  next: string | undefined;
}

function splitBlocks(html: string): string[] {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return children.map(({ startIndex, endIndex }) => html.slice(startIndex ?? 0, (endIndex ?? 0) + 1));
}

/** Null when there are too many changed blocks to compare. */
function changesOf(before: string[], after: string[]): Change[] | null {
  const parts = diffArrays(before, after, { maxEditLength: MAX_CHANGED_BLOCKS });
  if (!parts) return null;
  const changes: Change[] = [];
  let previous: string | undefined;
  let open: Change | null = null;
  for (const part of parts) {
    if (!part.added && !part.removed) {
      if (open) open.next = part.value[0];
      open = null;
      previous = part.value.at(-1);
      continue;
    }
    if (!open) changes.push((open = { removed: [], added: [], previous, next: undefined }));
    (part.added ? open.added : open.removed).push(...part.value);
  }
  return changes;
}

const standsAt = (blocks: string[], run: string[], at: number) =>
  run.every((block, index) => blocks[at + index] === block);

const placesOf = (blocks: string[], run: string[]) =>
  blocks.flatMap((_, at) => (standsAt(blocks, run, at) ? at : []));

/** Whether the other body has the new blocks already, and none of the old. */
function isMade(blocks: string[], { removed, added }: Change): boolean {
  const isGone = removed.every((block) => added.includes(block) || !blocks.includes(block));
  return added.length === 0 ? isGone && removed.length > 0 : isGone && placesOf(blocks, added).length > 0;
}

function placeOf(blocks: string[], { removed, previous, next }: Change): number | null {
  const after = (at: number) => blocks[at - 1] === previous;
  const before = (at: number) => blocks[at + removed.length] === next;
  const places = removed.length > 0 ? placesOf(blocks, removed) : [...blocks.keys(), blocks.length];
  const isSure = removed.length > 0 && places.length === 1;
  for (const candidates of [
    isSure ? places : [],
    places.filter((at) => after(at) && before(at)),
    places.filter(after),
    places.filter(before),
  ])
    if (candidates.length === 1) return candidates[0] ?? null;
  return null;
}

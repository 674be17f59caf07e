import { AXES, RESULT_CODES, SHARE_MOST } from '@/backend/contract/landings/quiz';

/** The result that is opposite on every axis. */
export function oppositeOf(code: string): string {
  return AXES.map(([first, second], at) => (code[at] === first ? second : first)).join('');
}

/** The results that differ on exactly one axis; with shares, the axis nearest to undecided comes first. */
export function nearestTo(code: string, shares: readonly number[] | null): string[] {
  const undecided = (axis: number) => Math.abs((shares?.[axis] ?? SHARE_MOST / 2) - SHARE_MOST / 2);
  return AXES.map((_, axis) => axis)
    .toSorted((a, b) => undecided(a) - undecided(b))
    .flatMap((axis) => RESULT_CODES.filter((other) => differsOnlyOn(code, other, axis)));
}

function differsOnlyOn(code: string, other: string, axis: number): boolean {
  return AXES.every((_, at) => (code[at] === other[at]) === (at !== axis));
}

/**
 * The axes on which two people lean to the same end, those on which they do not, and the one with the largest distance.
 */
export function compareShares(mine: readonly number[], theirs: readonly number[]) {
  const isFirst = (share: number | undefined) => (share ?? 0) > SHARE_MOST / 2;
  const distance = (axis: number) => Math.abs((mine[axis] ?? 0) - (theirs[axis] ?? 0));
  const axes = AXES.map((_, axis) => axis);
  return {
    agree: axes.filter((axis) => isFirst(mine[axis]) === isFirst(theirs[axis])),
    differ: axes.filter((axis) => isFirst(mine[axis]) !== isFirst(theirs[axis])),
    furthest: axes.toSorted((a, b) => distance(b) - distance(a))[0] ?? 0,
  };
}

export interface RecordPoint {
  at: Date;
  value: number;
}

export interface Extreme extends RecordPoint {
  isHigh: boolean;
  /** When the series last was as high, or as low; null when it never was. */
  since: Date | null;
  /** The highest, or lowest, value between `since` and this point; null when there is no point in between. */
  before: RecordPoint | null;
}

const DAY_MS = 86_400_000;
/** A value is a record when it was not reached for at least this many days. */
const MIN_DAYS = 90;
/** Records of one kind within so many days are one move; only the last of them is listed. */
const SAME_MOVE_DAYS = 10;

/**
 * The records of a series since a moment, newest first.
 * @param points oldest first
 */
export function findRecords(points: readonly RecordPoint[], from: Date): Extreme[] {
  const first = points[0]?.at.getTime() ?? 0;
  const records: Extreme[] = [];
  for (const isHigh of [true, false]) {
    const reached = lastReached(points, isHigh);
    let move: Extreme | null = null;
    for (const [index, point] of points.entries()) {
      const earlier = reached[index] ?? -1;
      const since = points[earlier]?.at.getTime() ?? first;
      if (point.at < from || point.at.getTime() - since < MIN_DAYS * DAY_MS) continue;
      const record = describe(points, index, earlier, isHigh);
      const isSameMove = move && point.at.getTime() - move.at.getTime() <= SAME_MOVE_DAYS * DAY_MS;
      if (isSameMove) records.pop();
      records.push(record);
      move = record;
    }
  }
  return records.sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Since when the latest value is the highest, or the lowest, whichever is longer. Null without points. */
export function latestExtreme(points: readonly RecordPoint[]): Extreme | null {
  const last = points.length - 1;
  if (last < 0) return null;
  const [high = -1, low = -1] = [true, false].map((isHigh) => lastReached(points, isHigh)[last] ?? -1);
  return high <= low ? describe(points, last, high, true) : describe(points, last, low, false);
}

/** For each point, the index of the last earlier point that was as high, or as low; -1 for none. */
function lastReached(points: readonly RecordPoint[], isHigh: boolean): number[] {
  const open: number[] = [];
  return points.map(({ value }, index) => {
    const isBeaten = (other: number) => {
      const otherValue = points[other]?.value ?? 0;
      return isHigh ? otherValue < value : otherValue > value;
    };
    while (open.length > 0 && isBeaten(open.at(-1) ?? 0)) open.pop();
    const reached = open.at(-1) ?? -1;
    open.push(index);
    return reached;
  });
}

function describe(points: readonly RecordPoint[], index: number, earlier: number, isHigh: boolean): Extreme {
  const between = points.slice(earlier + 1, index);
  const before = between.reduce<RecordPoint | null>((best, point) => {
    const isBetter = best === null || (isHigh ? point.value > best.value : point.value < best.value);
    return isBetter ? point : best;
  }, null);
  const { at, value } = points[index] ?? { at: new Date(0), value: 0 };
  return { at, value, isHigh, since: points[earlier]?.at ?? null, before };
}

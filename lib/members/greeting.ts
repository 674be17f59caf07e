/** The first hour of each part of a day, in the reader's own time. */
const PARTS = [
  { from: 18, part: 'evening' },
  { from: 13, part: 'afternoon' },
  { from: 11, part: 'noon' },
  { from: 5, part: 'morning' },
] as const;

export type PartOfDay = (typeof PARTS)[number]['part'];

/** The part of the day to greet a reader with. @param hour from 0 to 23 */
export function partOfDay(hour: number): PartOfDay {
  return PARTS.find(({ from }) => hour >= from)?.part ?? 'evening';
}

const DAY_MS = 86_400_000;

/** How many days a day is away from another, both `YYYY-MM-DD`; negative for one before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

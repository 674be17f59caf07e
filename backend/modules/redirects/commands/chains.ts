import { and, eq, inArray, isNull } from 'drizzle-orm';
import { MAX_REDIRECT_STEPS } from '@/backend/contract/redirects/limits';
import { readOldAddress } from '@/backend/contract/redirects/old-address';
import { fillTarget, matchPattern } from '@/backend/contract/redirects/pattern';
import { redirects } from '@/backend/db/schema/redirects';
import type { Context } from '@/backend/kernel/context';
import type { NewRow } from './new-row';

type End = Pick<NewRow, 'host' | 'key' | 'isPattern' | 'target'>;

const placeOf = ({ host, key }: { host: string; key: string }): string => `${host} ${key}`;

/**
 * Finds out which new rows would lead back to themselves. Rows are found by path where the target is a path, and by host
 * where it is an address of an old site.
 */
export class Chains {
  private constructor(
    private readonly byPlace: ReadonlyMap<string, End>,
    private readonly patterns: readonly End[],
  ) {}

  /** Reads the rows that the new ones lead to. */
  static async read(context: Context, rows: readonly NewRow[]): Promise<Chains> {
    const byPlace = new Map<string, End>(rows.map((row) => [placeOf(row), row]));
    const seen = new Set<string>();
    let targets = rows.map(({ target }) => target);
    for (let step = 0; step < MAX_REDIRECT_STEPS && targets.length > 0; step += 1) {
      const keys = [...new Set(targets.flatMap((target) => readOldAddress(target)?.key ?? []))];
      const ends = await readEnds(
        context,
        keys.filter((key) => !seen.has(key)),
      );
      for (const key of keys) seen.add(key);
      for (const end of ends) if (!byPlace.has(placeOf(end))) byPlace.set(placeOf(end), end);
      targets = ends.map(({ target }) => target);
    }
    const stored = await context.db
      .select()
      .from(redirects)
      .where(and(eq(redirects.isPattern, true), isNull(redirects.removedAt)));
    const replaced = new Set(rows.map(placeOf));
    const others: End[] = stored.filter((end) => !replaced.has(placeOf(end)));
    return new Chains(byPlace, [...others, ...rows.filter(({ isPattern }) => isPattern)]);
  }

  /** Whether whoever follows the row comes back to it, or never arrives. */
  isLoop(row: NewRow): boolean {
    if (row.status === 410 || row.contentId !== null) return false;
    // What a pattern will match is not known; any text serves to see where it leads.
    let target = row.isPattern ? fillTarget(row.target, Array<string>(9).fill('1')) : row.target;
    for (let step = 0; step < MAX_REDIRECT_STEPS; step += 1) {
      const next = this.next(target ?? '');
      if (!next) return false;
      // A pattern that leads to a fixed place may match that place: nothing is answered there.
      if (placeOf(next.end) === placeOf(row)) return !row.isPattern || row.target.includes('$');
      target = next.target;
    }
    return true;
  }

  private next(target: string): { end: End; target: string } | null {
    const address = readOldAddress(target);
    if (!address) return null;
    const exact = this.byPlace.get(placeOf(address));
    if (exact && !exact.isPattern) return { end: exact, target: exact.target };
    for (const end of this.patterns) {
      if (end.host !== address.host) continue;
      const captures = matchPattern(end.key, address);
      const filled = captures && fillTarget(end.target, captures);
      if (filled !== null) return { end, target: filled };
    }
    return null;
  }
}

async function readEnds({ db }: Context, keys: string[]): Promise<End[]> {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(redirects)
    .where(and(inArray(redirects.key, keys), isNull(redirects.removedAt), eq(redirects.isPattern, false)));
}

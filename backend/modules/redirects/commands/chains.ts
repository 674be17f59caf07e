import { and, eq, inArray, isNull } from 'drizzle-orm';
import { readOldAddress } from '@/backend/contract/redirects/old-address';
import { fillTarget, matchPattern } from '@/backend/contract/redirects/pattern';
import { redirects } from '@/backend/db/schema/redirects';
import type { Context } from '@/backend/kernel/context';
import type { NewRow } from './new-row';

type End = Pick<NewRow, 'host' | 'key' | 'isPattern' | 'target' | 'contentId' | 'status'>;

/** The number of rows over which redirects are followed; a longer chain is refused as a loop. */
const MAX_STEPS = 10;

const placeOf = ({ host, key }: { host: string; key: string }): string => `${host} ${key}`;

/**
 * Ends the way of new rows where the rows after them lead, so that one answer is enough; a row that leads back to itself
 * is refused. Rows are found by path where the target is a path, and by host where it is an address of an old site.
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
    for (let step = 0; step < MAX_STEPS && targets.length > 0; step += 1) {
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
    const others: End[] = stored.map(toEnd).filter((end) => !replaced.has(placeOf(end)));
    return new Chains(byPlace, [...others, ...rows.filter(({ isPattern }) => isPattern)]);
  }

  /** The row with its end; null for a loop. */
  settle(row: NewRow): NewRow | null {
    if (row.status === 410 || row.contentId !== null || row.origin !== 'desk') return row;
    if (this.leadsBack(row)) return null;
    if (row.isPattern) return row;
    let end: End = row;
    for (let next = this.after(end); next; next = this.after(end)) end = next;
    const { target, contentId, status } = end;
    return { ...row, target, contentId, status };
  }

  private leadsBack(row: NewRow): boolean {
    // What a pattern will match is not known; any text serves to see where it leads.
    let target = row.isPattern ? fillTarget(row.target, Array<string>(9).fill('1')) : row.target;
    for (let step = 0; step < MAX_STEPS; step += 1) {
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

  private after({ target }: End): End | null {
    const address = readOldAddress(target);
    const end = address && this.byPlace.get(placeOf(address));
    return end && !end.isPattern ? end : null;
  }
}

async function readEnds({ db }: Context, keys: string[]): Promise<End[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select()
    .from(redirects)
    .where(and(inArray(redirects.key, keys), isNull(redirects.removedAt), eq(redirects.isPattern, false)));
  return rows.map(toEnd);
}

const toEnd = (row: typeof redirects.$inferSelect): End => ({
  ...row,
  status: row.status === 410 ? 410 : 308,
});

import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { tags } from '@/backend/contract/tags';
import { boolean, integer, nullable } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { StoryMemberships } from '@/backend/modules/stories/queries/memberships';
import { changedTags } from './changed-tags';

/** Days of the timeline begin at midnight in UTC+8. */
const UTC_8_MS = 8 * 3_600_000;

/** Tags of every page that a change of stories touches. Too many are reported as a change of everything. */
export async function tagsOfChange(
  context: Context,
  before: StoryMemberships[],
  after: StoryMemberships[],
): Promise<string[]> {
  const listed = changedTags(before, after);
  return listed.includes(tags.all) ? listed : [...listed, ...(await besideTags(context, before, after))];
}

/**
 * The tags of what is shown around flashes that were published, moved or withdrawn: their neighbours in the timeline, and
 * the numbers of a day if a later flash of that day has another number now. Call it when the changes are stored.
 */
async function besideTags(
  context: Context,
  before: readonly StoryMemberships[],
  after: readonly StoryMemberships[],
): Promise<string[]> {
  const places = [...placesOf(before, after), ...placesOf(after, before)];
  // Two flashes that are moved at the same time would not see each other.
  if (places.length > 0) await oneAtATime(context, 'timeline');
  const changed = await Promise.all(places.map((place) => tagsAround(context, place)));
  return [...new Set(changed.flat())];
}

type Place = Pick<StoryMemberships, 'id' | 'releaseTime'>;

/** The places in the timeline that flashes have by the first list and not by the second. */
function placesOf(rows: readonly StoryMemberships[], others: readonly StoryMemberships[]): Place[] {
  const isAt = ({ id, releaseTime }: Place) =>
    others.some(
      (other) =>
        other.kind === 'flash' &&
        other.id === id &&
        other.isLive &&
        other.releaseTime.getTime() === releaseTime.getTime(),
    );
  return rows.filter((row) => row.kind === 'flash' && row.isLive && !isAt(row));
}

async function tagsAround(context: Context, { id, releaseTime }: Place): Promise<string[]> {
  const live = sql`c.kind = 'flash' and c.status = 'approved' and c.id <> ${id}`;
  const place = sql`(${releaseTime.toISOString()}::timestamptz, ${id}::int)`;
  const day = new Date(releaseTime.getTime() + UTC_8_MS).toISOString().slice(0, 10);
  const endOfDay = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000 - UTC_8_MS);
  const [row] = await readRows(
    context.db,
    sql`
    select
      (select c.id from contents c where ${live} and (c.release_time, c.id) < ${place}
        order by c.release_time desc, c.id desc limit 1) as previous,
      (select c.id from contents c where ${live} and (c.release_time, c.id) > ${place}
        order by c.release_time, c.id limit 1) as next,
      exists (select 1 from contents c where ${live} and (c.release_time, c.id) > ${place}
        and c.release_time < ${endOfDay.toISOString()}::timestamptz) as has_later`,
    { previous: nullable(integer), next: nullable(integer), has_later: boolean },
  );
  const neighbours = [row?.previous, row?.next].flatMap((neighbour) =>
    neighbour ? [tags.beside(neighbour)] : [],
  );
  return row?.has_later ? [...neighbours, tags.dayNumbers(day)] : neighbours;
}

import { and, eq, inArray } from 'drizzle-orm';
import type { FlashChange } from '@/backend/contract/stories/flash-change';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';

/** A flash that a command changed; `isNew` when the command published it. */
export interface TouchedFlash {
  id: number;
  isNew: boolean;
}

/**
 * The present states of flashes. They are read when the change gets its number, so that the highest number always has the
 * newest state, whichever backend delivers first.
 */
export async function readFlashChanges({ db }: Context, touched: TouchedFlash[]): Promise<FlashChange[]> {
  if (touched.length === 0) return [];
  const ids = [...new Set(touched.map(({ id }) => id))];
  const fresh = new Set(touched.filter(({ isNew }) => isNew).map(({ id }) => id));
  const rows = await db
    .select({
      id: contents.id,
      status: contents.status,
      is_important: contents.isImportant,
      region: contents.region,
      category: contents.categoryId,
    })
    .from(contents)
    .where(and(inArray(contents.id, ids), eq(contents.kind, 'flash')))
    .orderBy(contents.releaseTime, contents.id);
  return rows.map(({ status, ...row }) => ({
    ...row,
    state: status !== 'approved' ? 'gone' : fresh.has(row.id) ? 'new' : 'changed',
  }));
}

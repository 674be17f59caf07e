import { sql } from 'drizzle-orm';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { findDraft } from '@/backend/modules/writing/queries/drafts/open-draft';

/**
 * Makes a member the owner of imported drafts that are signed with their author and have no owner yet, so that they are
 * in the member's own list. An import does not know which account an author will have: the desk connects them.
 */
export async function claimImported(context: Context, member: Member): Promise<void> {
  const unclaimed = sql`status = 'draft' and owner_id is null and source_key is not null
    and author_id in (select id from authors where user_id = ${member.id})`;
  const [first] = await readRows(context.db, sql`select id from contents where ${unclaimed} limit 1`, {
    id: integer,
  });
  if (!first) return;
  await inTransaction(context, async (inner) => {
    const rows = await readRows(
      inner.db,
      sql`update contents set owner_id = ${member.id} where ${unclaimed} returning id`,
      { id: integer },
    );
    // The list shows drafts, which an imported story has only once somebody opens it.
    for (const { id } of rows) await findDraft(inner, id, true);
  });
}

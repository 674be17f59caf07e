import { sql } from 'drizzle-orm';
import type { FollowKind } from '@/backend/contract/follows/kinds';
import type { Context } from '@/backend/kernel/context';

/** Members who followed what is merged into another follow that one; who followed both keeps what they chose for it. */
export async function moveFollows(
  { db }: Context,
  kind: FollowKind,
  id: number,
  into: number,
): Promise<void> {
  await db.execute(sql`update member_follows a set target_id = ${into}
    where a.kind = ${kind} and a.target_id = ${id} and not exists (
      select from member_follows b where b.user_id = a.user_id and b.kind = a.kind and b.target_id = ${into})`);
  await db.execute(sql`delete from member_follows where kind = ${kind} and target_id = ${id}`);
}

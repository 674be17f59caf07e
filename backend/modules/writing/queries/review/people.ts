import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '@/backend/contract/locale';
import type { personRef } from '@/backend/contract/writing/draft';
import { authors } from '@/backend/db/schema/people';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { toAuthor } from '@/backend/modules/stories/queries/row';

export type Person = z.infer<typeof personRef>;

/** Members by id, as others see them. */
export async function findPeople({ db }: Context, ids: (number | null)[]): Promise<Map<number, Person>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.nickname, avatar_img: users.avatarImg })
    .from(users)
    .where(inArray(users.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The author of a story on the wire; null for none. */
export async function authorCard({ db }: Context, id: number | null, locale: Locale) {
  if (id === null) return null;
  const [row] = await db.select().from(authors).where(eq(authors.id, id));
  return row ? toAuthor({ ...row, avatar: row.avatarImg }, locale) : null;
}

import { and, arrayOverlaps, asc, eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import type { Person } from './people';

/** Active editors and administrators, by name. */
export async function listDeskPeople({ db }: Context): Promise<Person[]> {
  return db
    .select({ id: users.id, name: users.nickname, avatar_img: users.avatarImg })
    .from(users)
    .where(and(eq(users.status, 'active'), arrayOverlaps(users.roles, ['editor', 'admin'])))
    .orderBy(asc(users.nickname), asc(users.id));
}

/** The people a text mentions with @; the longest matching name counts. */
export function mentionedIn(text: string, people: readonly Person[]): Person[] {
  const byLength = [...people].sort((a, b) => b.name.length - a.name.length);
  const mentionedNames = new Set<string>();
  text
    .split('@')
    .slice(1)
    .forEach((rest) => {
      const named = byLength.find(({ name }) => name !== '' && rest.startsWith(name));
      if (named) mentionedNames.add(named.name);
    });
  return people.filter(({ name }) => mentionedNames.has(name));
}

import { asc } from 'drizzle-orm';
import { setDeskTerms } from '@/backend/contract/chinese/desk-terms';
import type { Term } from '@/backend/contract/chinese/term';
import type { Db } from './open';
import { chineseTerms } from './schema/chinese';

/** All words of the desk's dictionary, oldest first. */
export async function readTerms(db: Db): Promise<Term[]> {
  const rows = await db.select().from(chineseTerms).orderBy(asc(chineseTerms.id));
  return rows.map(({ simplified, taiwan, hongKong, exception }) => ({
    simplified,
    taiwan,
    hong_kong: hongKong,
    exception,
  }));
}

/** Lets this process convert texts by the desk's dictionary as it is now. */
export async function followTerms(db: Db): Promise<void> {
  setDeskTerms(await readTerms(db));
}

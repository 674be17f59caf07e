import type { CallOutput } from '@/backend/contract/calls';
import { quizResults } from '@/backend/db/schema/landings';
import type { Context } from '@/backend/kernel/context';

/** How many readers took the quiz, and how many had each result. */
export async function readTakers({ db }: Context): Promise<CallOutput<'quizTakers'>> {
  const results = await db.select({ code: quizResults.code, takers: quizResults.takers }).from(quizResults);
  return { total: results.reduce((sum, { takers }) => sum + takers, 0), results };
}

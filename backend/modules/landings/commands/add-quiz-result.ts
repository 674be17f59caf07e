import { sql } from 'drizzle-orm';
import { codeOf } from '@/backend/contract/landings/quiz';
import { quizResults } from '@/backend/db/schema/landings';
import type { Context } from '@/backend/kernel/context';

/** Adds one result to the sums; the shares themselves are not stored. */
export async function addQuizResult({ db }: Context, shares: number[]): Promise<void> {
  const added = shares.map(
    (share, at) => sql`${quizResults.sums}[${sql.raw(String(at + 1))}] + ${share}::bigint`,
  );
  await db
    .insert(quizResults)
    .values({ code: codeOf(shares), takers: 1, sums: shares })
    .onConflictDoUpdate({
      target: quizResults.code,
      set: { takers: sql`${quizResults.takers} + 1`, sums: sql`array[${sql.join(added, sql`, `)}]` },
    });
}

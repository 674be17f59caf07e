import { eq } from 'drizzle-orm';
import type { StoredDraft } from '@/backend/contract/writing/draft';
import { withheldTexts } from '@/backend/db/schema/writing/withheld-texts';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { findPeople } from '@/backend/modules/writing/queries/review/people';

/** The translations of a story that are off the site although the story is live: by whom, since when and why. */
export async function readWithheld(context: Context, contentId: number): Promise<StoredDraft['withheld']> {
  const rows = await context.db
    .select()
    .from(withheldTexts)
    .where(eq(withheldTexts.contentId, contentId))
    .orderBy(withheldTexts.lang);
  const people = await findPeople(
    context,
    rows.map(({ withdrawnBy }) => withdrawnBy),
  );
  return rows.map(({ lang, reason, withdrawnBy, withdrawnAt }) => ({
    lang,
    reason,
    by: people.get(withdrawnBy ?? 0) ?? null,
    time: toWireTime(withdrawnAt),
  }));
}

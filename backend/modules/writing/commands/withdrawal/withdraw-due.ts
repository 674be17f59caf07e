import { and, asc, eq, exists, lte, type SQL } from 'drizzle-orm';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { eachByItself, isNotSkipped } from '@/backend/kernel/each-by-itself';
import { isStillEditor } from '@/backend/modules/writing/queries/review/is-still-editor';
import { findDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { withdrawal } from '@/backend/modules/writing/commands/publishing/live';
import { runForProgram } from '@/backend/modules/writing/commands/running/run-command';
import { recordScheduleFailure } from '@/backend/modules/writing/commands/publishing/schedule-failure';
import { NO_WITHDRAWAL } from './no-withdrawal';

const AT_ONCE = 20;
/** Withdrawals that are later than this, in ms, are marked as late in the log. */
const LATE_MS = 60_000;

const dueRows = (context: Context) =>
  context.db
    .select({ id: manuscripts.contentId })
    .from(manuscripts)
    .where(
      and(
        lte(manuscripts.withdrawAt, context.now()),
        isNotSkipped(context, 'withdrawDue', manuscripts.contentId),
      ),
    );

/** The condition that a live story is to be withdrawn. */
export const isWithdrawalDue = (context: Context): SQL => exists(dueRows(context));

/** Withdraws the live stories that are due, in order. */
export async function withdrawDue(context: Context): Promise<void> {
  const due = await dueRows(context).orderBy(asc(manuscripts.withdrawAt)).limit(AT_ONCE);
  await eachByItself(
    context,
    'withdrawDue',
    due,
    ({ id }) => id,
    (outer, { id }) => withdrawOne(outer, id),
  );
}

/**
 * Withdraws one story. When the member who scheduled it is not an editor any more, the story stays and a failure is
 * logged.
 */
async function withdrawOne(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (inner) => {
    const draft = await findDraft(inner, id, true);
    if (!draft) return;
    const { content, draftRow } = draft;
    const { withdrawAt, withdrawBy, withdrawReason } = draftRow;
    if (withdrawAt === null || withdrawAt > inner.now()) return;
    const may = withdrawBy !== null && (await isStillEditor(inner, withdrawBy));
    if (content.status !== 'approved' || !may) {
      await inner.db.update(manuscripts).set(NO_WITHDRAWAL).where(eq(manuscripts.contentId, id));
      if (content.status === 'approved')
        await recordScheduleFailure(inner, draft, 'withdraw', { key: 'forbidden' });
      return;
    }
    const requested = { command: 'withdraw' as const, id, version: content.version };
    const late = inner.now().getTime() - withdrawAt.getTime();
    const work = { ...draft, relations: [], next: content.version + 1 };
    const outcome = await withdrawal(inner, work, withdrawReason, withdrawBy);
    const detail = {
      ...outcome.detail,
      scheduled: true,
      ...(late > LATE_MS && { late_seconds: Math.round(late / 1000) }),
    };
    await runForProgram(inner, requested, draft, { ...outcome, detail });
  });
}

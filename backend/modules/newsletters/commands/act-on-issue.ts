import { and, eq, inArray } from 'drizzle-orm';
import { parseWireTime } from '@/backend/contract/calendar/wire-time';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { IssueState } from '@/backend/contract/newsletters/states';
import { newsletterDeliveries, newsletterIssues } from '@/backend/db/schema/newsletters';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { findIssue, type IssueRow } from '@/backend/modules/newsletters/queries/issue-row';
import { writeAudit } from '@/backend/records/audit';
import { sendTest } from './send-test';
import { queueTurn } from './send/send-issue';
import { startIssue } from './start-issue';

type Input = CallParsedInput<'actOnLetterIssue'>;
type Act = Input['act'];

/** Letters that were on their way when an issue was stopped have their answer after this long. */
const LAST_ANSWERS_MS = 60_000;

/** From which states each act leads where; null stays. A held issue that was begun goes on being sent. */
const TRANSITIONS: Record<Act, { from: readonly IssueState[]; to: IssueState | null }> = {
  schedule: { from: ['draft', 'held', 'scheduled'], to: 'scheduled' },
  hold: { from: ['draft', 'scheduled'], to: 'held' },
  send: { from: ['draft', 'held', 'scheduled'], to: 'sending' },
  stop: { from: ['sending'], to: 'stopped' },
  test: { from: ['draft', 'held', 'scheduled', 'sending', 'stopped', 'sent'], to: null },
  resend: { from: ['sending', 'stopped', 'sent'], to: 'sending' },
  discard: { from: ['draft', 'held', 'scheduled'], to: null },
};

/**
 * Does one act on an issue.
 * @throws ApiError notFound, conflict for another version, wrongState, invalidInput for a time that has passed or without
 * a subject
 */
export async function actOnIssue(
  context: Context,
  member: Member,
  input: Input,
): Promise<CallOutput<'actOnLetterIssue'>> {
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const [issue] = await db
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.id, input.id))
      .for('update');
    if (!issue) throw new ApiError('notFound');
    const { from, to } = TRANSITIONS[input.act];
    if (!from.includes(issue.state)) throw new ApiError('wrongState');
    if (issue.version !== input.version && input.act !== 'test') throw new ApiError('conflict');
    await ACTS[input.act](inner, issue, member, input);
    if (input.act !== 'test')
      await writeAudit(inner, member, {
        subject: 'newsletter',
        id: issue.id,
        title: issue.document.subject['zh-Hans'] ?? issue.document.subject.en ?? '',
        command: input.act,
        version: issue.version,
      });
    if (input.act === 'discard') return { state: 'draft', version: issue.version };
    if (to !== null && to !== 'sending')
      await db
        .update(newsletterIssues)
        .set({ state: to, version: issue.version + 1, updatedAt: now() })
        .where(eq(newsletterIssues.id, issue.id));
    const after = await findIssue(inner, issue.id);
    return { state: after.issue.state, version: after.issue.version };
  });
}

/** Letters that were not handed over yet, or are put off, do not go out. */
async function stopPending({ db, now }: Context, issue: IssueRow): Promise<void> {
  await db
    .update(newsletterDeliveries)
    .set({ state: 'stopped', endedAt: now() })
    .where(and(eq(newsletterDeliveries.issueId, issue.id), eq(newsletterDeliveries.state, 'pending')));
}

type Perform = (context: Context, issue: IssueRow, member: Member, input: Input) => Promise<void>;

const ACTS: Record<Act, Perform> = {
  async schedule({ db, now }, issue, _member, { send_time }) {
    const sendAt = parseWireTime(send_time ?? '');
    if (sendAt === null) throw new ApiError('invalidInput', { send_time: 'required' });
    if (sendAt <= now()) throw new ApiError('invalidInput', { send_time: 'inThePast' });
    if (Object.keys(issue.document.subject).length === 0)
      throw new ApiError('invalidInput', { subject: 'required' });
    await db.update(newsletterIssues).set({ sendAt }).where(eq(newsletterIssues.id, issue.id));
  },
  hold: () => Promise.resolve(),
  send: (context, issue) => startIssue(context, issue),
  async stop(context, issue) {
    const { db, now } = context;
    await stopPending(context, issue);
    await db.update(newsletterIssues).set({ finishedAt: now() }).where(eq(newsletterIssues.id, issue.id));
    await queueTurn(context, issue.id, new Date(now().getTime() + LAST_ANSWERS_MS));
  },
  test: sendTest,
  async resend(context, issue, _member, { deliveries }) {
    const { db, now } = context;
    // Only what is chosen goes out of an issue that was stopped.
    if (issue.state === 'stopped') await stopPending(context, issue);
    const chosen = and(
      eq(newsletterDeliveries.issueId, issue.id),
      eq(newsletterDeliveries.state, 'uncertain'),
      deliveries === undefined ? undefined : inArray(newsletterDeliveries.id, deliveries),
    );
    const sent = await db
      .update(newsletterDeliveries)
      .set({ state: 'pending', tries: 0, dueAt: null, endedAt: null })
      .where(chosen)
      .returning({ id: newsletterDeliveries.id });
    if (sent.length === 0) throw new ApiError('wrongState');
    await db
      .update(newsletterIssues)
      .set({ state: 'sending', finishedAt: null, version: issue.version + 1, updatedAt: now() })
      .where(eq(newsletterIssues.id, issue.id));
    await queueTurn(context, issue.id);
  },
  async discard({ db }, issue) {
    await db.delete(newsletterIssues).where(eq(newsletterIssues.id, issue.id));
  },
};

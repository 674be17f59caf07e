import { and, asc, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { DELIVERY_STATES, type DeliveryState } from '@/backend/contract/newsletters/states';
import { newsletterDeliveries, subscribers } from '@/backend/db/schema/newsletters';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { messageIdOf } from './message-id';
import { findIssue, toIssueRow } from './issue-row';
import { readClicks } from './clicks';
import { maskAddress, openAddress } from './subscriber-key';

const MAX_ANSWERS = 20;
const MAX_UNCERTAIN = 500;

/** What became of the letters of an issue. @throws ApiError notFound */
export async function readResults(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'letterResults'>> {
  const { db } = context;
  const row = await findIssue(context, id);
  const ofIssue = eq(newsletterDeliveries.issueId, id);
  const [states, left, answers, uncertain] = await Promise.all([
    db
      .select({ state: newsletterDeliveries.state, count: count() })
      .from(newsletterDeliveries)
      .where(ofIssue)
      .groupBy(newsletterDeliveries.state),
    db.$count(newsletterDeliveries, and(ofIssue, isNotNull(newsletterDeliveries.leftAt))),
    db
      .select({
        state: newsletterDeliveries.state,
        answer: newsletterDeliveries.answer,
        count: count(),
      })
      .from(newsletterDeliveries)
      .where(and(ofIssue, inArray(newsletterDeliveries.state, ['pending', 'bounced', 'uncertain'])))
      .groupBy(newsletterDeliveries.state, newsletterDeliveries.answer)
      .orderBy(desc(count()))
      .limit(MAX_ANSWERS),
    db
      .select({
        id: newsletterDeliveries.id,
        begunAt: newsletterDeliveries.begunAt,
        address: subscribers.address,
      })
      .from(newsletterDeliveries)
      .leftJoin(subscribers, eq(subscribers.id, newsletterDeliveries.subscriberId))
      .where(and(ofIssue, eq(newsletterDeliveries.state, 'uncertain')))
      .orderBy(asc(newsletterDeliveries.id))
      .limit(MAX_UNCERTAIN),
  ]);
  const counts = Object.fromEntries(
    DELIVERY_STATES.map((state) => [state, states.find((each) => each.state === state)?.count ?? 0]),
  ) as Record<DeliveryState, number>;
  const wire = (time: Date | null) => (time === null ? null : toWireTime(time));
  return {
    issue: toIssueRow(row, locale),
    started_time: wire(row.issue.startedAt),
    finished_time: wire(row.issue.finishedAt),
    counts,
    clicks: await readClicks(context, id, locale),
    left,
    answers: answers.flatMap(({ answer, ...each }) => (answer === null ? [] : [{ ...each, answer }])),
    uncertain: uncertain.map((each) => ({
      id: each.id,
      email: maskAddress(openAddress(context, each.address) ?? ''),
      message_id: messageIdOf(context, each.id),
      time: wire(each.begunAt),
    })),
  };
}

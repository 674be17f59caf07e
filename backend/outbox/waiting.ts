import { and, desc, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { outbox } from '@/backend/db/schema/system';
import { readSkippedRows } from '@/backend/kernel/skipped-rows';
import { toWireTime } from '@/backend/kernel/text/time';

const MAX_ROWS = 200;

/** Letters and text messages that wait or were refused for good, and what background jobs leave out: the newest 200 of each. */
export async function listWaiting(
  { db }: Pick<Context, 'db'>,
  { search = '', state }: CallParsedInput<'outboxWaiting'> = {},
): Promise<CallOutput<'outboxWaiting'>> {
  const rows = await db
    .select()
    .from(outbox)
    .where(
      and(
        isNull(outbox.deliveredAt),
        inArray(outbox.kind, ['mail', 'sms']),
        state === 'failed' ? isNotNull(outbox.failedAt) : undefined,
        state === 'waiting' ? isNull(outbox.failedAt) : undefined,
        search === '' ? undefined : or(holds('to', search), holds('subject', search)),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(MAX_ROWS);
  return {
    list: rows.map((row) => {
      const { to, subject, text } = row.payload as { to: string; subject?: string; text: string };
      return {
        id: row.id,
        kind: row.kind === 'sms' ? ('sms' as const) : ('mail' as const),
        state: row.failedAt === null ? ('waiting' as const) : ('failed' as const),
        to,
        subject: subject ?? '',
        text,
        attempts: row.attempts,
        last_error: row.lastError ?? '',
        created_time: toWireTime(row.createdAt),
      };
    }),
    skipped: (await readSkippedRows({ db })).map((row) => ({
      job: row.job,
      row: row.rowId,
      failures: row.failures,
      error: row.error,
      since: toWireTime(row.since),
      next_time: toWireTime(row.nextAt),
    })),
  };
}

const holds = (field: 'to' | 'subject', text: string) =>
  sql`position(lower(${text}) in lower(coalesce(${outbox.payload}->>${field}::text, ''))) > 0`;

import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import { outbox } from '@/backend/db/schema/system';
import { toWireTime } from '@/backend/kernel/text/time';

const MOST = 200;

/** Letters and text messages that wait, oldest first. */
export async function listWaiting({ db }: Pick<Context, 'db'>): Promise<CallOutput<'outboxWaiting'>> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.deliveredAt), inArray(outbox.kind, ['mail', 'sms'])))
    .orderBy(asc(outbox.id))
    .limit(MOST);
  return {
    list: rows.map((row) => {
      const { to, subject, text } = row.payload as { to: string; subject?: string; text: string };
      return {
        id: row.id,
        kind: row.kind === 'sms' ? ('sms' as const) : ('mail' as const),
        to,
        subject: subject ?? '',
        text,
        attempts: row.attempts,
        last_error: row.lastError ?? '',
        created_time: toWireTime(row.createdAt),
      };
    }),
  };
}

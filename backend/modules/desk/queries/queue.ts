import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { LocalText } from '@/backend/db/schema/local-text';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { dayBounds, toWireDay, toWireTime } from '@/backend/kernel/text/time';
import { isClaimedAt } from '@/backend/modules/writing/queries/claim';
import { findPeople } from '@/backend/modules/writing/queries/people';
import { readReturned } from '@/backend/modules/writing/queries/rounds';
import { pickDocumentText } from '@/backend/modules/writing/queries/pick-text';
import { readStopped } from './stopped';
import { readWithdrawals } from './withdrawals';

const MAX_ROWS = 500;

/** SQL for whether manuscript `m` of story `c` waits for review; removed stories and those of banned members do not. */
export const IN_QUEUE = sql`m.edit = 'pending' and m.discarded_at is null and c.status <> 'removed'
  and not exists (select 1 from users b where b.id = c.owner_id and b.status = 'banned')`;

type Row = {
  id: string;
  version: number;
  kind: 'flash' | 'article';
  submitted: DraftDocument;
  langs: Locale[];
  owner_id: string | null;
  author: LocalText | null;
  is_edit: boolean;
  is_first: boolean;
  submitted_at: string;
  holder_id: string | null;
  held_until: string | null;
  is_embargoed: boolean;
};

/** The submissions that wait, longest first, and those the caller decided today (UTC+8). */
export async function readQueue(
  context: Context,
  member: Member,
  locale: Locale,
): Promise<CallOutput<'reviewQueue'>> {
  const { db } = context;
  const now = context.now();
  const rows = await db.execute<Row>(sql`
    select c.id, c.version, c.kind, m.submitted, m.submitted_langs as langs, c.owner_id, a.name as author,
      c.status in ('approved', 'withdrawn') as is_edit, m.submitted_at,
      not exists (select 1 from contents o where o.owner_id = c.owner_id and o.id <> c.id and o.status = 'approved') as is_first,
      case when ${isClaimedAt(now)} then m.holder_id end as holder_id, m.held_until,
      m.embargo_reason is not null and coalesce(m.embargo_until > ${now.toISOString()}::timestamptz, true) as is_embargoed
    from manuscripts m join contents c on c.id = m.content_id
    left join authors a on a.id = (m.submitted->>'author_id')::bigint
    where ${IN_QUEUE}
    order by m.submitted_at, m.content_id limit ${MAX_ROWS}`);
  const numberOf = (id: string | null) => (id === null ? null : Number(id));
  const people = await findPeople(
    context,
    rows.flatMap((row) => [numberOf(row.owner_id), numberOf(row.holder_id)]),
  );
  const numbers = rows.map(({ id }) => Number(id));
  const returned = await readReturned(context, numbers);
  const withdrawals = await readWithdrawals(context, numbers);
  const { from } = dayBounds(toWireDay(now));
  const [decided] = await db.execute<{ approved: string; rejected: string }>(sql`
    select count(*) filter (where command = 'approve') as approved, count(*) filter (where command = 'reject') as rejected
    from audit_log where actor_id = ${member.id} and created_at >= ${from.toISOString()}::timestamptz`);
  return {
    list: rows.map((row) => {
      const text = pickDocumentText(row.submitted, locale);
      const holder = people.get(Number(row.holder_id ?? 0));
      const owner = people.get(Number(row.owner_id ?? 0)) ?? null;
      return {
        id: Number(row.id),
        version: row.version,
        kind: row.kind,
        title: text.title,
        lang: text.lang,
        langs: row.langs,
        author: row.author ? pickText(row.author, locale).text : (owner?.name ?? ''),
        owner,
        is_edit: row.is_edit,
        is_first: row.is_first,
        round: (returned.get(Number(row.id))?.length ?? 0) + 1,
        submitted_time: toWireTime(new Date(row.submitted_at)),
        waited_minutes: Math.floor((now.getTime() - new Date(row.submitted_at).getTime()) / 60_000),
        holder: holder && row.held_until ? { ...holder, until: toWireTime(new Date(row.held_until)) } : null,
        embargo: row.is_embargoed,
        withdrawn: withdrawals.get(Number(row.id)) ?? null,
      };
    }),
    stopped: await readStopped(context, locale),
    decided: { approved: Number(decided?.approved ?? 0), rejected: Number(decided?.rejected ?? 0) },
  };
}

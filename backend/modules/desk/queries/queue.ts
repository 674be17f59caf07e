import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import {
  boolean,
  declared,
  instant,
  integer,
  language,
  list,
  localText,
  nullable,
  oneOf,
} from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { CONTENT_KINDS } from '@/backend/contract/stories/story';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { dayBounds, toWireDay, toWireTime } from '@/backend/kernel/text/time';
import { isClaimedAt } from '@/backend/modules/writing/queries/review/claim';
import { findPeople } from '@/backend/modules/writing/queries/review/people';
import { readReturned } from '@/backend/modules/writing/queries/review/rounds';
import { pickDocumentText } from '@/backend/modules/writing/queries/drafts/pick-text';
import { readStopped } from './stopped';
import { readWithdrawals } from './withdrawals';

const MAX_ROWS = 500;

/** SQL for whether draft `m` of story `c` waits for review; removed stories and those of banned members do not. */
export const IN_QUEUE = sql`m.edit = 'pending' and m.discarded_at is null and c.status <> 'removed'
  and not exists (select 1 from users b where b.id = c.owner_id and b.status = 'banned')`;

const COLUMNS = {
  id: integer,
  version: integer,
  kind: oneOf(CONTENT_KINDS),
  submitted: declared(manuscripts.submitted),
  langs: list(language),
  owner_id: nullable(integer),
  author: nullable(localText),
  is_edit: boolean,
  is_first: boolean,
  submitted_at: instant,
  holder_id: nullable(integer),
  held_until: nullable(instant),
  is_embargoed: boolean,
};

/** The submissions that wait, longest first, and those the caller decided today (UTC+8). */
export async function readQueue(
  context: Context,
  member: Member,
  locale: Locale,
): Promise<CallOutput<'reviewQueue'>> {
  const { db } = context;
  const now = context.now();
  const rows = await readRows(
    db,
    sql`
    select c.id, c.version, c.kind, m.submitted, m.submitted_langs as langs, c.owner_id, a.name as author,
      c.status in ('approved', 'withdrawn') as is_edit, m.submitted_at,
      not exists (select 1 from contents o where o.owner_id = c.owner_id and o.id <> c.id and o.status = 'approved') as is_first,
      case when ${isClaimedAt(now)} then m.holder_id end as holder_id, m.held_until,
      m.embargo_reason is not null and coalesce(m.embargo_until > ${now.toISOString()}::timestamptz, true) as is_embargoed
    from manuscripts m join contents c on c.id = m.content_id
    left join authors a on a.id = (m.submitted->>'author_id')::bigint
    where ${IN_QUEUE}
    order by m.submitted_at, m.content_id limit ${MAX_ROWS}`,
    COLUMNS,
  );
  const people = await findPeople(
    context,
    rows.flatMap((row) => [row.owner_id, row.holder_id]),
  );
  const numbers = rows.map(({ id }) => id);
  const returned = await readReturned(context, numbers);
  const withdrawals = await readWithdrawals(context, numbers);
  const { from } = dayBounds(toWireDay(now));
  const [decided] = await readRows(
    db,
    sql`
    select count(*) filter (where command = 'approve') as approved, count(*) filter (where command = 'reject') as rejected
    from audit_log where actor_id = ${member.id} and created_at >= ${from.toISOString()}::timestamptz`,
    { approved: integer, rejected: integer },
  );
  return {
    list: rows.map((row) => {
      const text = pickDocumentText(row.submitted, locale);
      const holder = people.get(row.holder_id ?? 0);
      const owner = people.get(row.owner_id ?? 0) ?? null;
      return {
        id: row.id,
        version: row.version,
        kind: row.kind,
        title: text.title,
        lang: text.lang,
        langs: row.langs,
        author: row.author ? pickText(row.author, locale).text : (owner?.name ?? ''),
        owner,
        is_edit: row.is_edit,
        is_first: row.is_first,
        round: (returned.get(row.id)?.length ?? 0) + 1,
        submitted_time: toWireTime(row.submitted_at),
        waited_minutes: Math.floor((now.getTime() - row.submitted_at.getTime()) / 60_000),
        holder: holder && row.held_until ? { ...holder, until: toWireTime(row.held_until) } : null,
        embargo: row.is_embargoed,
        withdrawn: withdrawals.get(row.id) ?? null,
      };
    }),
    stopped: await readStopped(context, locale),
    decided: { approved: decided?.approved ?? 0, rejected: decided?.rejected ?? 0 },
  };
}

import { type SQL, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { declared, instant, integer, nullable } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { findPeople } from '@/backend/modules/writing/queries/review/people';
import { pickDocumentText } from '@/backend/modules/writing/queries/drafts/pick-text';

type Stopped = CallOutput<'reviewQueue'>['stopped'];

const MAX_ROWS = 200;

/** The release time of a schedule that was ended, while the version of draft `m` that it was for still waits. */
const ENDED = sql`case when (m.ended->'release'->>'submission')::int = m.submission_version
  then m.ended->'release'->>'time' end`;

/** Waiting submissions of all banned members, longest first. */
export const readStopped = (context: Context, locale: Locale): Promise<Stopped> =>
  readWhere(context, locale, sql`true`);

/** The waiting submissions of one banned member that were scheduled when the account was closed, by that time. */
export const readStoppedOf = (context: Context, ownerId: number, locale: Locale): Promise<Stopped> =>
  readWhere(context, locale, sql`c.owner_id = ${ownerId} and ${ENDED} is not null`);

async function readWhere(context: Context, locale: Locale, condition: SQL): Promise<Stopped> {
  const now = context.now();
  const rows = await readRows(
    context.db,
    sql`
    select c.id, c.version, m.submitted, c.owner_id, ${ENDED} as due
    from manuscripts m join contents c on c.id = m.content_id join users b on b.id = c.owner_id and b.status = 'banned'
    where m.edit = 'pending' and m.discarded_at is null and c.status <> 'removed' and ${condition}
    order by due nulls last, m.submitted_at, c.id limit ${MAX_ROWS}`,
    {
      id: integer,
      version: integer,
      submitted: declared(manuscripts.submitted),
      owner_id: integer,
      due: nullable(instant),
    },
  );
  const people = await findPeople(
    context,
    rows.map(({ owner_id }) => owner_id),
  );
  return rows.map(({ id, version, submitted, owner_id, due }) => {
    const { title, lang } = pickDocumentText(submitted, locale);
    return {
      id,
      version,
      title,
      lang,
      owner: people.get(owner_id) ?? null,
      due_time: due === null ? null : toWireTime(due),
      is_overdue: due !== null && due <= now,
    };
  });
}

import { inArray, sql } from 'drizzle-orm';
import { accountLabel } from '@/backend/contract/accounts/generated-nickname';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { eventTexts } from '@/backend/db/schema/events';
import { instant, integer, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { trustOf } from './trust';
import { bestEventText } from '@/backend/modules/events/queries/row';

type HeldLettersRow = CallOutput<'heldLetters'>['list'];

/** The key in an unsubscribe link lets anybody unsubscribe its receiver, so editors read the letters without it. */
const UNSUBSCRIBING = /(\/letters\/unsubscribe\/)[\w-]+/g;
const MAX_GROUPS = 200;
const MAX_DOMAINS = 5;

const GROUP_COLUMNS = {
  event_id: integer,
  by_id: nullable(integer),
  batch: text,
  kind: text,
  count: integer,
  up_to: integer,
  since: instant,
  subject: nullable(text),
  text: nullable(text),
  name: nullable(text),
  member_since: nullable(instant),
};

/**
 * Letters that wait for an editor, in the groups in which they are decided: one member, one event, one message or kind
 * of letter.
 */
export async function listHeld(context: Context, locale: Locale): Promise<HeldLettersRow> {
  const { db } = context;
  const groups = await readRows(
    db,
    sql`
    select h.*, l.payload->>'subject' as subject, l.payload->>'text' as text, u.nickname as name, u.created_at as member_since
    from (select event_id, by_id, batch, min(key) as kind, count(*)::int as count, max(id) as up_to, min(id) as first,
        min(created_at) as since from held_letters where state = 'waiting' group by event_id, by_id, batch
        order by min(id) limit ${MAX_GROUPS}) h
      join held_letters l on l.id = h.first left join users u on u.id = h.by_id order by h.first`,
    GROUP_COLUMNS,
  );
  const domains = await readDomains(context);
  const titles = await titlesOf(
    context,
    groups.map((row) => row.event_id),
    locale,
  );
  const list: HeldLettersRow = [];
  for (const row of groups)
    list.push({
      activity_id: row.event_id,
      title: titles(row.event_id),
      batch: row.batch,
      kind: row.kind,
      by:
        row.by_id === null || row.member_since === null
          ? null
          : {
              id: row.by_id,
              name: accountLabel(row.name ?? '', row.by_id),
              since: toWireTime(row.member_since),
              paid_orders: (await trustOf(context, row.by_id)).paid,
            },
      count: row.count,
      up_to: row.up_to,
      subject: row.subject ?? '',
      text: (row.text ?? '').replace(UNSUBSCRIBING, '$1…'),
      domains: (domains.get(groupName(row)) ?? []).slice(0, MAX_DOMAINS),
      since: toWireTime(row.since),
    });
  return list;
}

const groupName = (row: { event_id: number; by_id: number | null; batch: string }) =>
  `${row.event_id}:${row.by_id}:${row.batch}`;

async function readDomains({ db }: Context): Promise<Map<string, { name: string; count: number }[]>> {
  const rows = await readRows(
    db,
    sql`
    select event_id, by_id, batch, lower(split_part(payload->>'to', '@', 2)) as name, count(*)::int as count
    from held_letters where state = 'waiting' group by 1, 2, 3, 4 order by 5 desc, 4`,
    { event_id: integer, by_id: nullable(integer), batch: text, name: text, count: integer },
  );
  const domainsByGroup = new Map<string, { name: string; count: number }[]>();
  for (const row of rows)
    domainsByGroup.set(groupName(row), [
      ...(domainsByGroup.get(groupName(row)) ?? []),
      { name: row.name, count: row.count },
    ]);
  return domainsByGroup;
}

async function titlesOf({ db }: Context, ids: number[], locale: Locale): Promise<(id: number) => string> {
  const texts =
    ids.length === 0 ? [] : await db.select().from(eventTexts).where(inArray(eventTexts.eventId, ids));
  return (id) =>
    bestEventText(
      texts.filter(({ eventId }) => eventId === id),
      locale,
    )?.title ?? '';
}

/** For an organiser, how many letters of an event wait or waited for an editor; only numbers, no receivers. */
export async function listHeldOf(
  { db }: Context,
  eventId: number,
): Promise<CallOutput<'activityLetters'>['list']> {
  const rows = await readRows(
    db,
    sql`
    select min(key) as kind, min(created_at) as since, count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'released')::int as released, count(*) filter (where state = 'stopped')::int as stopped
    from held_letters where event_id = ${eventId} and state <> 'outdated'
    group by by_id, batch order by max(id) desc limit ${MAX_GROUPS}`,
    { kind: text, waiting: integer, released: integer, stopped: integer, since: instant },
  );
  return rows.map((row) => ({ ...row, since: toWireTime(row.since) }));
}

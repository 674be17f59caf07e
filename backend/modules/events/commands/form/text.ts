import { eq, sql } from 'drizzle-orm';
import { idArray } from '@/backend/db/arrays';
import type { EventForm } from '@/backend/contract/events/form';
import { eventCohosts, eventTexts } from '@/backend/db/schema/events';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';

const FIELDS = ['title', 'summary', 'details', 'city', 'address'] as const;

/** Saves the texts of an event in the language of the form; their HTML is already cleaned. Fields left out stay. */
export async function saveEventText(context: Context, eventId: number, form: EventForm): Promise<void> {
  const { lang } = form;
  if (FIELDS.every((field) => form[field] === undefined)) return;
  const fields = Object.fromEntries(
    FIELDS.filter((field) => form[field] !== undefined).map((field) => [field, form[field]]),
  );
  await context.db
    .insert(eventTexts)
    .values({ title: '', summary: '', details: '', city: '', address: '', ...fields, eventId, lang })
    .onConflictDoUpdate({ target: [eventTexts.eventId, eventTexts.lang], set: fields });
}

/**
 * Reorders the co-hosts of an event or removes some; new ones are added only by accepting an invitation.
 * @param ids organisers in the new order
 * @throws ApiError invalidInput for an organiser who is not a co-host
 */
export async function saveCohosts({ db }: Context, eventId: number, ids: number[]): Promise<void> {
  const now = await db.select().from(eventCohosts).where(eq(eventCohosts.eventId, eventId));
  const cohostIds = new Set(now.map(({ organiserId }) => organiserId));
  if (ids.some((id) => !cohostIds.has(id))) throw new ApiError('invalidInput', { cohost_ids: 'unknown' });
  await db.delete(eventCohosts).where(eq(eventCohosts.eventId, eventId));
  // A removed co-host needs another invitation.
  await db.execute(sql`delete from cohost_invitations i where i.event_id = ${eventId} and i.state = 'accepted'
    and not exists (select 1 from organisers o where o.user_id = i.user_id and o.id = any(${idArray(ids)}))`);
  const rows = [...new Set(ids)].map((organiserId, position) => ({ eventId, organiserId, position }));
  if (rows.length > 0) await db.insert(eventCohosts).values(rows);
}

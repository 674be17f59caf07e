import { and, eq } from 'drizzle-orm';
import { events, eventTexts, type ImportedSource } from '@/backend/db/schema/events';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { notifyEventChange } from '@/backend/modules/events/commands/form/change';
import { isAnotherPlace, readPlace } from '@/backend/modules/events/commands/form/place';
import { saveEventText } from '@/backend/modules/events/commands/form/text';
import {
  columnsOf,
  fieldsOfRow,
  fieldsOfSource,
  IMPORTED_FIELDS,
  type ImportedField,
  textsOf,
} from './fields';
import type { ImportResult } from './new';
import { importedStatus } from './status';

/**
 * Takes over what the source of an event has changed since the last import, field by field. Fields that somebody
 * changed here stay, and an event that is cancelled here is not changed.
 */
export async function mergeImported(
  context: Context,
  eventId: number,
  next: ImportedSource,
): Promise<ImportResult> {
  const { db } = context;
  const [before] = await db.select().from(events).where(eq(events.id, eventId)).for('update');
  // The event was deleted after it was looked up.
  if (!before) return { result: 'unchanged', remark: null };
  const lang = before.imported?.event.lang ?? next.event.lang;
  const { taken, retained } = await compare(context, before, next, lang);
  const { status, remark: aboutStatus, isOpen } = await importedStatus(context, before, next.event.status);
  const stays = retained.length > 0 ? `was changed here, which stays: ${retained.join(', ')}` : null;
  const remark = aboutStatus ?? stays;
  // A change of status that this import may not make is not stored as imported, so that the next import reports it again.
  const requested = isOpen ? (before.imported?.event.status ?? before.status) : next.event.status;
  const imported = {
    ...next,
    event: { ...next.event, status: requested === 'pending' ? 'draft' : requested },
  };
  const isChanged = before.status !== 'cancelled' && (taken.size > 0 || status !== before.status);
  if (!isChanged) {
    await db.update(events).set({ imported }).where(eq(events.id, eventId));
    return { result: 'unchanged', remark };
  }
  const now = context.now();
  const place = await readPlace(context, before);
  const [after = before] = await db
    .update(events)
    .set({
      ...columnsOf(next, taken, lang),
      status,
      ...(status === 'cancelled' && { cancelledAt: now }),
      imported,
      version: before.version + 1,
      updatedTime: now,
    })
    .where(eq(events.id, eventId))
    .returning();
  await saveEventText(context, eventId, { lang, ...textsOf(next, taken) });
  const isPlaceChanged = isAnotherPlace(place, await readPlace(context, after));
  await notifyEventChange(context, before, after, { isPlaceChanged, place });
  return { result: status === 'cancelled' ? 'cancelled' : 'updated', remark };
}

/**
 * The fields the source has changed: those to take over (`taken`), and those that stay because somebody changed them
 * here (`retained`).
 */
async function compare(
  { db }: Context,
  before: EventRow,
  next: ImportedSource,
  lang: ImportedSource['event']['lang'],
): Promise<{ taken: ReadonlySet<ImportedField>; retained: ImportedField[] }> {
  const [text] = await db
    .select()
    .from(eventTexts)
    .where(and(eq(eventTexts.eventId, before.id), eq(eventTexts.lang, lang)));
  const last = before.imported && fieldsOfSource(before.imported);
  const here = fieldsOfRow(before, text, lang);
  const wanted = fieldsOfSource(next);
  const changed = IMPORTED_FIELDS.filter(
    (field) => wanted[field] !== last?.[field] && wanted[field] !== here[field],
  );
  return {
    taken: new Set(changed.filter((field) => here[field] === last?.[field])),
    retained: changed.filter((field) => here[field] !== last?.[field]),
  };
}

import type { Context } from '@/backend/kernel/context';
import type { ImportedSource } from '@/backend/db/schema/events';
import { queueEventAnnouncement } from '@/backend/outbox/announcements';
import { queueWebhookFact } from '@/backend/outbox/webhook-facts';
import { columnsOf, IMPORTED_FIELDS, isPlaced } from './fields';
import { saveEvent } from '@/backend/modules/events/commands/form/save-event';

export interface ImportResult {
  result: 'added' | 'updated' | 'unchanged' | 'cancelled';
  /** How the stored event differs from its source, and why; null when it does not. */
  remark: string | null;
}

/** Stores an event that was not imported before; an event without a place becomes a draft. */
export async function addImported(
  context: Context,
  imported: ImportedSource,
  organiserId: number,
): Promise<ImportResult> {
  const { event } = imported;
  const now = context.now();
  const { lang, status, title, summary, details, city, address } = event;
  const endTime = new Date(event.endTime);
  const id = await saveEvent(context, {
    event: {
      organiserId,
      status,
      mode: event.mode,
      startTime: new Date(event.startTime),
      endTime,
      timeZone: event.timeZone,
      ...columnsOf(imported, new Set(IMPORTED_FIELDS), lang),
      sourceKey: event.sourceKey,
      imported,
      ...(status === 'cancelled' && { cancelledAt: now, settledAt: now }),
      createdAt: now,
      updatedTime: now,
    },
    texts: [{ lang, title, summary, details, city, address }],
    cohostIds: [],
    tickets: [],
  });
  // Events that are over are not announced.
  if (status === 'published' && endTime > now) {
    await queueEventAnnouncement(context, { id, langs: [lang] });
    await queueWebhookFact(context, 'event.published', [id]);
  }
  return { result: 'added', remark: isPlaced(event) ? null : 'waits as a draft: nobody says where it is' };
}

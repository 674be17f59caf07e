import { type Context, inTransaction } from '@/backend/kernel/context';
import type { Locale } from '@/backend/contract/locale';
import { cleanHtml } from '@/backend/kernel/text/clean-html';
import { tags } from '@/backend/contract/tags';
import { eventCohosts, events, eventTexts } from '@/backend/db/schema/events';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { indexDocuments } from '@/backend/modules/search/commands/index-documents';
import { ticketTypes } from '@/backend/db/schema/tickets';

type EventInsert = typeof events.$inferInsert;
type TicketInsert = Omit<typeof ticketTypes.$inferInsert, 'eventId' | 'position'>;

/** A new event with everything that belongs to it. */
export interface EventDraft {
  event: EventInsert;
  texts: { lang: Locale; title: string; summary: string; details: string; city: string; address: string }[];
  cohostIds: number[];
  tickets: TicketInsert[];
}

/** Stores a new event with its texts, co-hosts and ticket types, and indexes it unless it is a draft. @returns its id */
export async function saveEvent(context: Context, draft: EventDraft): Promise<number> {
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const [row] = await db.insert(events).values(draft.event).returning({ id: events.id });
    const eventId = row?.id ?? 0;
    const texts = await Promise.all(
      draft.texts.map(async (text) => ({ ...text, details: await cleanHtml(text.details), eventId })),
    );
    await db.insert(eventTexts).values(texts);
    const cohosts = draft.cohostIds.map((organiserId, position) => ({ eventId, organiserId, position }));
    if (cohosts.length > 0) await db.insert(eventCohosts).values(cohosts);
    const tickets = draft.tickets.map((ticket, position) => ({ ...ticket, eventId, position }));
    if (tickets.length > 0) await db.insert(ticketTypes).values(tickets);
    if (draft.event.status !== 'draft') {
      const searchable = texts.map((text) => ({
        lang: text.lang,
        title: text.title,
        body: `${text.summary}\n${text.city} ${text.address}\n${plainText(text.details)}`,
      }));
      await indexDocuments(inner, [
        { kind: 'event', refId: eventId, releaseTime: draft.event.startTime, texts: searchable },
      ]);
      await queueRevalidation(inner, [tags.events, tags.event(eventId)]);
    }
    return eventId;
  });
}

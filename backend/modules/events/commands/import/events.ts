import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import type { ImportedEvent, ImportedEventsOutcome } from '@/backend/contract/events/imported-event';
import { events, type ImportedSource, organisers } from '@/backend/db/schema/events';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { fold } from '@/backend/kernel/text/fold';
import { isPlaced } from './fields';
import { addImported } from './new';
import { mergeImported } from './merge';

type CopyPicture = (address: string, sourceKey: string) => Promise<string | null>;

/**
 * Stores events of another calendar. For an event that was imported before, takes over what its source changed since,
 * except fields that somebody changed here.
 * @param copyPicture gives the path of a copy, or null when there is none
 */
export async function importEvents(
  context: Context,
  batch: readonly ImportedEvent[],
  copyPicture: CopyPicture,
): Promise<ImportedEventsOutcome> {
  const outcome: ImportedEventsOutcome = { added: 0, updated: 0, unchanged: 0, cancelled: 0, remarks: [] };
  const storedEvents = await findImported(
    context,
    batch.map(({ sourceKey }) => sourceKey),
  );
  for (const event of batch.map(asPublishable)) {
    const before = storedEvents.get(event.sourceKey);
    if (before?.imported && isTakenOver(before.imported, event)) {
      outcome.unchanged += 1;
      continue;
    }
    const source = await withPoster(event, before?.imported ?? null, copyPicture);
    const { result, remark } = await inTransaction(context, async (inner) => {
      await oneAtATime(inner, 'import');
      const stored = before ?? (await findImported(inner, [event.sourceKey])).get(event.sourceKey);
      return stored
        ? mergeImported(inner, stored.id, source)
        : addImported(inner, source, await organiserNamed(inner, event));
    });
    outcome[result] += 1;
    if (remark) outcome.remarks.push({ sourceKey: event.sourceKey, reason: remark });
  }
  return outcome;
}

/** Whether an event is stored as its source has it, its picture included. */
function isTakenOver(last: ImportedSource, event: ImportedEvent): boolean {
  return isDeepStrictEqual(last.event, event) && (event.picUrl === null || last.poster !== '');
}

/**
 * An event with the path of its picture. When the picture cannot be copied, the earlier one stays together with its
 * address, so that the next import sees the difference and tries again.
 */
async function withPoster(
  event: ImportedEvent,
  last: ImportedSource | null,
  copyPicture: CopyPicture,
): Promise<ImportedSource> {
  if (event.picUrl === null) return { event, poster: '' };
  const poster = last?.poster ?? '';
  if (poster !== '' && last?.event.picUrl === event.picUrl) return { event, poster };
  const copied = await copyPicture(event.picUrl, event.sourceKey);
  if (copied) return { event, poster: copied };
  return { event: { ...event, picUrl: poster === '' ? null : (last?.event.picUrl ?? null) }, poster };
}

/** The events with these keys in their sources, by key. */
async function findImported({ db }: Context, keys: string[]) {
  const rows = await db
    .select({ id: events.id, sourceKey: events.sourceKey, imported: events.imported })
    .from(events)
    .where(inArray(events.sourceKey, keys));
  return new Map(rows.map((row) => [row.sourceKey, row]));
}

/** An event without a place becomes a draft. */
function asPublishable(event: ImportedEvent): ImportedEvent {
  return event.status === 'published' && !isPlaced(event) ? { ...event, status: 'draft' } : event;
}

/**
 * Id of the organiser with the name in an import, made when there is none. It never belongs to a member: otherwise
 * choosing a name would be enough to get somebody's events.
 */
async function organiserNamed(
  { db }: Context,
  { organiserName: name, lang }: ImportedEvent,
): Promise<number> {
  const sourceKey = `import:${fold(name)}`;
  await db
    .insert(organisers)
    .values({ sourceKey, name: { [lang]: name }, description: {} })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: organisers.id })
    .from(organisers)
    .where(eq(organisers.sourceKey, sourceKey));
  return row?.id ?? 0;
}

import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { Reading } from '@/lib/platform/language/localize';
import { pageAddress, parsePage, type PageRequest } from '@/lib/platform/paging/pager';
import { listEvents, type EventCard, type EventFilter } from './read';
import type { Page } from '@/lib/platform/paging/page';

/**
 * A numbered page of events by the last part of its address. Ends the page when there is none, and leads the first
 * one of the default size to the list's own address.
 */
export async function readEventPage(
  text: string,
  base: string,
  reading: Reading,
  filter: EventFilter,
): Promise<{ at: PageRequest; list: Page<EventCard> }> {
  const at = parsePage(text) ?? notFound();
  if (pageAddress(base, at) === base) permanentRedirect(base);
  const list = await listEvents(reading, { ...filter, size: at.size }, at.page);
  if (at.page > list.pages) notFound();
  return { at, list };
}

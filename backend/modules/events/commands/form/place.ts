import { eq } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { eventTexts } from '@/backend/db/schema/events';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';

/** Where an event is, in each of its languages. */
export interface Place {
  mode: EventRow['mode'];
  texts: { lang: Locale; city: string; address: string }[];
}

export async function readPlace({ db }: Context, { id, mode }: EventRow): Promise<Place> {
  const { lang, city, address } = eventTexts;
  return {
    mode,
    texts: await db.select({ lang, city, address }).from(eventTexts).where(eq(eventTexts.eventId, id)),
  };
}

/** Whether an event was moved to another place; adding the same place in another language does not count. */
export function isAnotherPlace(before: Place, after: Place): boolean {
  if (before.mode !== after.mode) return true;
  return after.texts.some(({ lang, city, address }) => {
    const old = before.texts.find((text) => text.lang === lang);
    const isNotified = old !== undefined && old.city + old.address !== '';
    return isNotified && (old.city !== city || old.address !== address);
  });
}

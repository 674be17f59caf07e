import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import type { Context } from '@/backend/kernel/context';
import { findEvents, withParts } from './events';
import { shownText, toEventItem } from './row';

/** How much of a description a calendar shows, and how much of an event's details is read for it; in UTF-16 units. */
const DESCRIPTION_LENGTH = 400;
const READ_LENGTH = 4000;

/**
 * Events from a day on with the fields of calendar entries, in a fixed number of statements. Ended events take no place of
 * those to come.
 */
export async function readCalendar(
  context: Context,
  { from, size, lang, locale }: CallParsedInput<'activityCalendar'>,
): Promise<CallOutput<'activityCalendar'>> {
  const [ended, coming] = await Promise.all(
    (['ended', 'upcoming'] as const).map((state) => findEvents(context, { state, from, lang }, 1, size)),
  );
  const rows = [...(ended?.rows ?? []), ...(coming?.rows ?? [])];
  const inOrder = rows.toSorted((a, b) => a.startTime.getTime() - b.startTime.getTime() || a.id - b.id);
  const now = context.now();
  const list = (await withParts(context, inOrder)).map((parts) => {
    const { event, texts } = parts;
    const text = shownText(event, texts, locale);
    return {
      ...toEventItem(parts, locale, now),
      address: text?.address ?? '',
      description: plainText((text?.details ?? '').slice(0, READ_LENGTH)).slice(0, DESCRIPTION_LENGTH),
      sequence: event.sequence,
      updated_time: event.updatedTime.toISOString(),
    };
  });
  return { list };
}

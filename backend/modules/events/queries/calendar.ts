import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import type { Context } from '@/backend/kernel/context';
import { findEvents, withParts } from './events';
import { bestEventText, toEventItem } from './row';

/** How much of a description a calendar shows, and how much of an event's details is read for it; in UTF-16 units. */
const DESCRIPTION_LENGTH = 400;
const READ_LENGTH = 4000;

/** Events from a day on with the fields of calendar entries, in four statements for any number of events. */
export async function readCalendar(
  context: Context,
  { from, size, locale }: CallParsedInput<'activityCalendar'>,
): Promise<CallOutput<'activityCalendar'>> {
  const { rows } = await findEvents(context, { state: 'all', from }, 1, size);
  const now = context.now();
  const list = (await withParts(context, rows)).map((parts) => {
    const { event, texts } = parts;
    const text = bestEventText(texts, locale);
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

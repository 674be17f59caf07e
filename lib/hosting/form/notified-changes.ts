import type { EventDocument } from './document';

const TIME = ['start_time', 'end_time', 'time_zone'] as const;
const PLACE = ['city', 'address', 'mode'] as const;

/** The kinds of changes of which ticket holders are notified by e-mail: of the time, of the place. */
export function notifiedChanges(before: EventDocument, after: EventDocument): ('time' | 'place')[] {
  const differs = (field: keyof EventDocument) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const notified: ('time' | 'place')[] = [];
  if (TIME.some(differs)) notified.push('time');
  if (PLACE.some(differs)) notified.push('place');
  return notified;
}

import type { EventParts } from './row';

/** What an event lacks before it can be public: field → reason. */
export function missingFields({ event, texts }: Pick<EventParts, 'event' | 'texts'>): Record<string, string> {
  const has = (field: 'title' | 'city' | 'address') => texts.some((text) => text[field].trim() !== '');
  const isOnSite = event.mode !== 'online';
  const missing = {
    ...(!has('title') && { title: 'required' }),
    ...(isOnSite && !has('address') && !has('city') && { address: 'required' }),
    ...(event.endTime <= event.startTime && { end_time: 'beforeStart' }),
  };
  return missing;
}

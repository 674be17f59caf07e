import type { EventCard } from './event';

export interface City {
  /** The name as it is stored, which the address of its calendar has. */
  key: string;
  name: string;
  lang: EventCard['lang'];
  count: number;
}

/** The cities of some events, those of most events first; events online have none. */
export function citiesOf(events: readonly EventCard[]): City[] {
  const cities = new Map<string, City>();
  for (const { cityKey: key, city: name, lang } of events) {
    if (key === '') continue;
    const city = cities.get(key) ?? { key, name, lang, count: 0 };
    cities.set(key, { ...city, count: city.count + 1 });
  }
  return [...cities.values()].sort((a, b) => b.count - a.count);
}

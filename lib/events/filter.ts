import type { EventCard } from './read';

/** What a reader narrows a list of events by; null asks for nothing. */
export interface EventChoice {
  mode: 'offline' | 'online' | null;
  region: 'hk' | 'usa' | null;
  free: boolean;
}

export interface EventTraits {
  mode: EventCard['mode'];
  region: EventCard['region'];
  isFree: boolean;
}

export const NO_FILTER: EventChoice = { mode: null, region: null, free: false };

/** Whether an event answers every part of a choice. One held in both forms answers either. */
export function matchesEvent(traits: EventTraits, choice: EventChoice): boolean {
  const hasMode = choice.mode === null || traits.mode === 'both' || traits.mode === choice.mode;
  const hasRegion = choice.region === null || traits.region === choice.region;
  return hasMode && hasRegion && (!choice.free || traits.isFree);
}

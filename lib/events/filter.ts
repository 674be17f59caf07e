import type { EventCard } from './event';

/** The filters of a list of events; null or false filters nothing. */
export interface EventChoice {
  mode: 'offline' | 'online' | null;
  /** The key of an edition. */
  region: string | null;
  free: boolean;
}

export interface EventTraits {
  mode: EventCard['mode'];
  region: EventCard['region'];
  isFree: boolean;
}

export const NO_FILTER: EventChoice = { mode: null, region: null, free: false };

/** Whether an event matches every part of a choice. An event held both online and offline matches either mode. */
export function matchesEvent(traits: EventTraits, choice: EventChoice): boolean {
  const hasMode = choice.mode === null || traits.mode === 'both' || traits.mode === choice.mode;
  const hasRegion = choice.region === null || traits.region === choice.region;
  return hasMode && hasRegion && (!choice.free || traits.isFree);
}

import 'server-only';
import { type Action, actions } from './actions';
import { isOffered, type Resource } from './resource';
import { resources } from './resources/resources';

/** What answers at a path of `/api/v1` with a method: a resource is read, an action is a call. */
export type Place = (Resource & { method: 'GET' }) | Action;

/** Every place of the interface, in the order of its reference. */
export const places: readonly Place[] = [
  ...resources.map((resource) => ({ method: 'GET' as const, ...resource })),
  ...actions,
];

/** The places that this newsroom offers: those of sections that are off are described nowhere. */
export const offeredPlaces = (): Place[] => places.filter((place) => !('read' in place) || isOffered(place));

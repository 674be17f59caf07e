import type { IncomingMessage } from 'node:http';

/** The property of a request in which Next 16.4.6 stores what it found out about its route. */
const ROUTE_PROPERTY = Symbol.for('NextInternalRequestMeta');

/** Removes what Next stored on the request about its route, so that Next finds the route of another address. */
export function clearRoute(request: IncomingMessage): void {
  Reflect.deleteProperty(request, ROUTE_PROPERTY);
}

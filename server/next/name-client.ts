import type { IncomingMessage } from 'node:http';

const UNNAMED = 'unnamed';

/**
 * Gives a client that does not name itself a name. Next sends a client without one the head of a page in a form of its
 * own, which would be stored for everybody.
 */
export function nameClient({ headers }: IncomingMessage): void {
  headers['user-agent'] ||= UNNAMED;
}

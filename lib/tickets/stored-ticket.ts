import type { CallOutput } from '@/backend/contract/calls';
import { OWN, readStoredJson, store, storedKeys } from '@/lib/platform/storage/browser-storage';

export type TicketDetail = CallOutput<'ticketByKey'>;

/** The last version of a ticket that this device stored, and when (ISO, by the server's clock). */
export interface StoredTicket {
  ticket: TicketDetail;
  checkedAt: string;
}

const PREFIX = `${OWN}ticket_`;

/** Stores a ticket on this device. @param name its id, the name of its link or its key, as in its address */
export function storeTicket(name: string, ticket: TicketDetail): void {
  store(PREFIX + name, JSON.stringify({ ticket, checkedAt: ticket.server_time }), 'browser');
}

export function clearTicket(name: string): void {
  store(PREFIX + name, null, 'browser');
}

export function readStoredTicket(name: string): StoredTicket | null {
  const stored = readStoredJson(PREFIX + name, 'browser');
  return isStoredTicket(stored) ? stored : null;
}

/** Deletes the copies of a ticket that are stored under its key, once the key is in a cookie. */
export function clearKeyedCopies(id: number): void {
  for (const key of storedKeys(PREFIX, 'browser')) {
    const name = key.slice(PREFIX.length);
    const stored = readStoredTicket(name);
    if (stored?.ticket.id === id && stored.ticket.key === name) clearTicket(name);
  }
}

/** The tickets of an event that this device stored under their ids. */
export function storedTicketsOf(eventId: number): TicketDetail[] {
  return storedKeys(PREFIX, 'browser').flatMap((key) => {
    const stored = readStoredTicket(key.slice(PREFIX.length));
    const isById = stored !== null && key === PREFIX + stored.ticket.id;
    return isById && stored.ticket.event.id === eventId ? [stored.ticket] : [];
  });
}

function isStoredTicket(value: unknown): value is StoredTicket {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ticket' in value &&
    typeof value.ticket === 'object' &&
    'checkedAt' in value &&
    typeof value.checkedAt === 'string'
  );
}

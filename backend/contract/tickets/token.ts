import { fromBase45, toBase45 } from './base45';

const PREFIX = 'LX1:';
const FACTS_BYTES = 14;
const SIGNATURE_BYTES = 64;

/** The data in the QR code of a ticket. A transferred ticket gets a higher version. */
export interface TicketFacts {
  eventId: number;
  ticketId: number;
  version: number;
}

/** The bytes that are signed (Ed25519): event and ticket id in six bytes each, version in two. */
export function factBytes({ eventId, ticketId, version }: TicketFacts): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(FACTS_BYTES);
  const view = new DataView(bytes.buffer);
  const put = (at: number, value: number) => {
    view.setUint16(at, Math.floor(value / 2 ** 32));
    view.setUint32(at + 2, value % 2 ** 32);
  };
  put(0, eventId);
  put(6, ticketId);
  view.setUint16(12, version);
  return bytes;
}

/** The text of a QR code: the ticket's data and their Ed25519 signature in base 45. */
export function toTokenText(facts: TicketFacts, signature: Uint8Array): string {
  const bytes = new Uint8Array(FACTS_BYTES + SIGNATURE_BYTES);
  bytes.set(factBytes(facts));
  bytes.set(signature, FACTS_BYTES);
  return PREFIX + toBase45(bytes);
}

/**
 * The ticket's data and their signature in a scanned text; the signature is not checked here. Null for any other text.
 */
export function fromTokenText(
  text: string,
): { facts: TicketFacts; signature: Uint8Array<ArrayBuffer> } | null {
  const bytes = text.startsWith(PREFIX) ? fromBase45(text.slice(PREFIX.length)) : null;
  if (bytes?.length !== FACTS_BYTES + SIGNATURE_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const get = (at: number) => view.getUint16(at) * 2 ** 32 + view.getUint32(at + 2);
  const facts = { eventId: get(0), ticketId: get(6), version: view.getUint16(12) };
  return { facts, signature: new Uint8Array(bytes.slice(FACTS_BYTES)) };
}

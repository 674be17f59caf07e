/** Set by the portal's server on every request, replacing any value the client sent (server/reader-address.ts). */
export const READER_ADDRESS_HEADER = 'x-lx-reader-address';

/** Set by the portal's server on every request, whatever the request said (server/reader-address.ts). */
export const READER_ADDRESS_HEADER = 'x-lx-reader-address';

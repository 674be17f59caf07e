/** The attribute that marks a link which opens without a full load. */
export const INWARD = { 'data-in': '' } as const;

/** The elements with that attribute. */
export const INWARD_LINKS = 'a[data-in]';

/** Pages that need a session: without one they redirect, and that redirect must not be cached. */
const GATED = /^\/(?:zh-hant\/|en\/)?(?:my\/|desk(?:\/|$))/i;

export const isGatedAddress = (address: string) => GATED.test(address);

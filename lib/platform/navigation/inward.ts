/** The mark of a link that opens in place. */
export const INWARD = { 'data-in': '' } as const;

/** What carries the mark. */
export const INWARD_LINKS = 'a[data-in]';

/** Pages that need a session: without one they redirect, and that redirect must not be cached. */
const GATED = /^\/(?:zh-hant\/|en\/)?(?:my\/|desk(?:\/|$))/i;

export const isGatedAddress = (address: string) => GATED.test(address);

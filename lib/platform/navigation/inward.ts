/** The mark of a link that opens in place. */
export const INWARD = { 'data-in': '' } as const;

/** What carries the mark. */
export const INWARD_LINKS = 'a[data-in]';

/** Pages behind the gate: asked for without a session they lead elsewhere, and that answer must not be kept. */
const GATED = /^\/(?:zh-hant\/|en\/)?(?:my\/|desk(?:\/|$))/i;

export const isGatedAddress = (address: string) => GATED.test(address);

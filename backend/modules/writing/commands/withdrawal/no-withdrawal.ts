/** The columns of a draft without a scheduled withdrawal. */
export const NO_WITHDRAWAL = { withdrawAt: null, withdrawBy: null, withdrawReason: '' };

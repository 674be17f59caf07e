/** The columns of a manuscript without a scheduled withdrawal. */
export const NO_WITHDRAWAL = { withdrawAt: null, withdrawBy: null, withdrawReason: '' };

/** The columns of an item without a scheduled withdrawal. */
export const NO_WITHDRAWAL = { withdrawAt: null, withdrawBy: null, withdrawReason: '' };

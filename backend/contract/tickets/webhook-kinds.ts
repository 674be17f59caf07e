/** How a delivery to an organiser's program stands. */
export const WEBHOOK_STATES = ['waiting', 'sent', 'failed'] as const;

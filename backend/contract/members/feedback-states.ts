/** The state of feedback: waiting, answered, or closed without an answer. */
export const FEEDBACK_STATES = ['open', 'answered', 'closed'] as const;

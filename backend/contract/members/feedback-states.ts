/** What became of feedback: it waits, was answered, or was put away without an answer. */
export const FEEDBACK_STATES = ['open', 'answered', 'closed'] as const;

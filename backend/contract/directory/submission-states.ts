/** The decision on a tool that a member proposed. */
export const SUBMISSION_STATES = ['waiting', 'accepted', 'refused'] as const;

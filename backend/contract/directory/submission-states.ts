/** What became of a tool a member proposed. */
export const SUBMISSION_STATES = ['waiting', 'accepted', 'refused'] as const;

/** Marks an entry of the log as the step of somebody who came by the link in a letter. */
export const BY_LINK = { by: 'link' } as const;

/** Marks an entry of the log as the step of a ticket's holder, who may be neither the buyer nor an organiser. */
export const BY_HOLDER = { by: 'holder' } as const;

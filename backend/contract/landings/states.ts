/** The last part of the address of a landing page or one of its sub-pages. */
export const SLUG = /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/;

export const LANDING_STATES = ['draft', 'published', 'withdrawn'] as const;

/** On a dark page the dark field of a drawn picture needs an edge. */
export const DARK_EDGE = 'outline-1 -outline-offset-1 outline-[light-dark(transparent,var(--rule))]';

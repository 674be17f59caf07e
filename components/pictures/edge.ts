/** In the dark theme a thin outline separates a dark drawn picture from the page. */
export const DARK_EDGE = 'outline-1 -outline-offset-1 outline-[light-dark(transparent,var(--rule))]';

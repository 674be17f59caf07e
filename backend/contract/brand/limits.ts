/** The id of the only record of this kind. Free of schemas, because the browser loads it. */
export const BRAND_ID = 1;

/** Lengths are in characters. */
export const MAX_NAME = 40;
export const MAX_TAGLINE = 80;
export const MAX_DESCRIPTION = 300;
export const MAX_NAV_NAME = 20;
/** Of a logo as it is sent, and once it is clean: it stands in every page. */
export const MAX_LOGO_FILE = 50_000;
export const MAX_LOGO = 4096;
export const MAX_LINKS = 20;

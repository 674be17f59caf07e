/** The path of scripts, styles and fonts of a build: Next 16.4.6 serves its folder `static` there. */
export const STATIC_FILES = '/_next/static/';

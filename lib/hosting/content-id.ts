/** The `id` of the main content of an organiser's page, after its header and indexes; the skip link leads there. */
export const HOSTING_CONTENT_ID = 'hosting-content';

/** The `id` of what an organiser's page is about, past its header and indexes; the skip link leads there. */
export const HOST_CONTENT_ID = 'hosting-content';

/**
 * The attribute of a link that opens the app; its value is the address in the app. Without scripts the link leads to
 * the download page.
 */
export const APP_LINK = 'data-app';

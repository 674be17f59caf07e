/** On a link that opens the app: the address there. Without scripts it leads to the download page. */
export const APP_LINK = 'data-app';

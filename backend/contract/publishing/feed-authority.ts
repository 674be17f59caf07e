/** The key of the settings row with the authority of this installation; a row without a name waits for a public address. */
export const FEED_AUTHORITY_KEY = 'feed:authority';

/** The authority of installations that began before one was recorded, and of those without a public address. */
export const FIRST_AUTHORITY = 'lianxun';

const ADDRESS_NUMBER = /^[\d.]+$|^\[/;
const OWN_NETWORK = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/** The name of the site's host for ids of feeds; empty for a number and for a name that is known in one network only. */
export function publicHost(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  const isPublic = hostname.includes('.') && !ADDRESS_NUMBER.test(hostname) && !OWN_NETWORK.test(hostname);
  return isPublic ? hostname : '';
}

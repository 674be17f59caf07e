import { z } from 'zod';
import { reason } from './form-text';

/** The path of a stored picture, as `/uploadData` returns it. */
const OWN_PICTURE = /^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.(jpg|png|gif|webp)$/;
const MAX_LENGTH = 2000;

/**
 * Per network: its hosts (the first is used for writing), how an account is named there, and the paths of an account.
 * Other paths of the same host are refused, because they may redirect anywhere (`youtube.com/redirect?q=…`).
 */
const NETWORKS = {
  instagram: {
    hosts: ['www.instagram.com', 'instagram.com'],
    path: '/',
    name: /^[\w.]{1,30}$/,
    account: /^\/[\w.]{1,30}\/?$/,
  },
  twitter: {
    hosts: ['x.com', 'www.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com'],
    path: '/',
    name: /^\w{1,15}$/,
    account: /^\/\w{1,15}\/?$/,
  },
  youtube: {
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be'],
    path: '/@',
    name: /^[\w.-]{3,30}$/,
    account: /^\/(?!redirect\b)(?:@|channel\/|c\/|user\/)?[\w.%-]{1,200}\/?$/,
  },
  telegram: {
    hosts: ['t.me', 'telegram.me'],
    path: '/',
    name: /^\w{4,32}$/,
    account: /^\/(?:s\/|joinchat\/)?[\w+-]{1,64}\/?$/,
  },
} as const;

export type Network = keyof typeof NETWORKS;

/** Whether a path is that of a stored picture. */
export const isOwnPicture = (path: string): boolean => OWN_PICTURE.test(path);

/** A stored picture path or address that is safe to show; empty for anything else. */
export function shownPicture(path: string): string {
  return isOwnPicture(path) ? path : shownLink(path);
}

/** A stored address that is safe in a link, a graph or a feed; empty for anything but http and https. */
export const shownLink = (address: string): string => webAddressOf(address) ?? '';

/** The full address of a stored account; empty when it belongs to another site. */
export const shownAccount = (network: Network, stored: string): string => accountOf(network, stored) ?? '';

/** The path of a stored picture; empty for none. */
export const pictureOfOurs = z
  .string()
  .refine((path) => path === '' || isOwnPicture(path), reason('notOurPicture'));

/** The address of a page on another site; empty for none. */
export function pageAddress(max = MAX_LENGTH) {
  return z
    .string()
    .trim()
    .max(max, reason('tooLong'))
    .refine((text) => text === '' || webAddressOf(text) !== null, 'notAnAddress');
}

/** An account of one network, given by its name or its address; its address is stored. Empty for none. */
export function accountAddress(network: Network) {
  return z
    .string()
    .trim()
    .max(300, reason('tooLong'))
    .refine((text) => text === '' || accountOf(network, text) !== null, 'otherNetwork')
    .transform((text) => accountOf(network, text) ?? '');
}

function webAddressOf(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text)) return null;
  const { username, password, hostname } = new URL(text);
  return username || password || hostname === '' ? null : text;
}

function accountOf(network: Network, text: string): string | null {
  const { hosts, path, name, account } = NETWORKS[network];
  const bare = text.replace(/^@/, '');
  if (name.test(bare) && !hosts.some((host) => host === bare.toLowerCase()))
    return `https://${hosts[0]}${path}${bare}`;
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const address = webAddressOf(whole);
  if (address === null) return null;
  const url = new URL(address);
  const isThere =
    hosts.some((host) => host === url.hostname) && url.port === '' && account.test(url.pathname);
  return isThere ? `https://${url.host}${url.pathname}` : null;
}

import { withoutSecret } from '@/backend/contract/process/secret-path';
import { EMBEDS } from './content-security-policy';
import { PICTURE_SCALER } from '@/lib/platform/next/picture-scaler';

/** Answers that other sites may show or load: pictures, feeds, calendars, and what they put in frames. */
const FOR_OTHERS = [
  /^\/(?:uploads|covers|share|readme|markdown|(?:apple-icon|logo|share)\.png|icon\.svg|favicon\.ico|embed\.js|oembed)(?:[/?]|$)/,
  new RegExp(`^${PICTURE_SCALER}(?:[/?]|$)`),
  /(?:feed|atom)\.(?:xml|json)|\.ics(?:\?|$)/,
  EMBEDS,
];

/** Two years in seconds. */
const HSTS_SECONDS = 63_072_000;

/**
 * Only names that every Chromium build has: it warns about others on every page. Sharing, which some lack, is a page's own
 * without being named.
 */
const FEATURES = {
  none: [
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],
  own: [
    // The gate needs the camera to read tickets.
    'camera',
    'clipboard-write',
    'fullscreen',
    'publickey-credentials-create',
    'publickey-credentials-get',
  ],
} as const;

/** What the players of other sites in a page may do: play at once what the reader pressed, and fill the screen. */
const OF_PLAYERS: readonly string[] = ['autoplay', 'encrypted-media', 'fullscreen'];

/** @param frames origins of the players in the page */
function permissions(frames: readonly string[]): string {
  const origins = frames.map((origin) => `"${origin}"`);
  const allow = (name: string, ...first: string[]) =>
    `${name}=(${[...first, ...(OF_PLAYERS.includes(name) ? origins : [])].join(' ')})`;
  return [
    ...FEATURES.none.map((name) => allow(name)),
    ...FEATURES.own.map((name) => allow(name, 'self')),
  ].join(', ');
}

/** Headers of every answer except the content security policy. */
export function answerHeaders(path: string, isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Without a referrer, other sites learn neither the address of a page that a key opens, nor that a visitor came
    // from it.
    'referrer-policy': withoutSecret(path) === path ? 'strict-origin-when-cross-origin' : 'same-origin',
    'cross-origin-resource-policy': FOR_OTHERS.some((paths) => paths.test(path))
      ? 'cross-origin'
      : 'same-origin',
    ...(isHttps && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
  };
}

/** Further headers of pages. @param frames origins of the players in the page */
export function pageHeaders(frames: readonly string[]): Record<string, string> {
  return {
    'permissions-policy': permissions(frames),
    // The sign-in page of a provider opens in a separate window.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

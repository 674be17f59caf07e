import { withoutSecret } from '@/backend/contract/process/secret-path';

/** Pictures, feeds and calendars, which other sites may show. */
const FOR_OTHERS =
  /^\/(?:uploads|covers|share|readme|markdown|_next\/image|(?:apple-icon|logo|share)\.png|icon\.svg|favicon\.ico)(?:[/?]|$)|(?:feed|atom)\.(?:xml|json)|\.ics(?:\?|$)/;

/** Two years. */
const HSTS_SECONDS = 63_072_000;

const FEATURES = {
  none: [
    'accelerometer',
    'autoplay',
    'bluetooth',
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
    // The gate reads tickets.
    'camera',
    'clipboard-write',
    'fullscreen',
    'publickey-credentials-create',
    'publickey-credentials-get',
    'web-share',
  ],
} as const;

const PERMISSIONS = [
  ...FEATURES.none.map((name) => `${name}=()`),
  ...FEATURES.own.map((name) => `${name}=(self)`),
].join(', ');

/** Headers of every answer except the content security policy. */
export function answerHeaders(path: string, isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Other sites are not told of a page that a key opens, not even that somebody came from here.
    'referrer-policy': withoutSecret(path) === path ? 'strict-origin-when-cross-origin' : 'same-origin',
    'cross-origin-resource-policy': FOR_OTHERS.test(path) ? 'cross-origin' : 'same-origin',
    ...(isHttps && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
  };
}

/** Further headers of pages. */
export const PAGE_HEADERS: Record<string, string> = {
  'permissions-policy': PERMISSIONS,
  // A provider's sign-in opens in a window of its own.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

import { withoutSecret } from '@/backend/contract/process/secret-path';
import { PICTURE_SCALER } from '@/lib/platform/next/picture-scaler';

/** Answers that other sites may show: pictures, feeds and calendars. */
const FOR_OTHERS = [
  /^\/(?:uploads|covers|share|readme|markdown|(?:apple-icon|logo|share)\.png|icon\.svg|favicon\.ico)(?:[/?]|$)/,
  new RegExp(`^${PICTURE_SCALER}(?:[/?]|$)`),
  /(?:feed|atom)\.(?:xml|json)|\.ics(?:\?|$)/,
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

const PERMISSIONS = [
  ...FEATURES.none.map((name) => `${name}=()`),
  ...FEATURES.own.map((name) => `${name}=(self)`),
].join(', ');

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

/** Further headers of pages. */
export const PAGE_HEADERS: Record<string, string> = {
  'permissions-policy': PERMISSIONS,
  // The sign-in page of a provider opens in a separate window.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

import { inAppBrowser } from './deep-link';

/** Ways to install a web app, by browser; the messages have the steps of each. */
export const INSTALL_WAYS = ['ios', 'android', 'computer', 'mac', 'firefox', 'chat'] as const;

export type InstallWay = (typeof INSTALL_WAYS)[number];

/**
 * The way that fits a reader's browser.
 * @param hasTouch distinguishes an iPad from a Mac: both have the user agent of a Mac
 */
export function installWay(userAgent: string, hasTouch: boolean): InstallWay {
  if (inAppBrowser(userAgent)) return 'chat';
  if (/iPhone|iPad|iPod/.test(userAgent) || (hasTouch && /Macintosh/.test(userAgent))) return 'ios';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Android/.test(userAgent)) return 'android';
  if (/Safari\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent)) return 'mac';
  return 'computer';
}

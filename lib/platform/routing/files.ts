import type { Locale } from '@/lib/platform/language/locales';
import { embedTarget } from './embeds';
import { matchFeed } from './feeds';
import { localAddress } from './local-address';
import { markdownTarget } from './markdown';

/** Addresses people and programs guess for the main feed. */
const FEED_GUESSES = new Set(['/rss', '/feed', '/rss.xml', '/feed/', '/atom', '/index.xml']);
/** What a browser reads to install the portal as an app. */
export const MANIFEST = '/manifest.webmanifest';
/** The manifest of the gate, which is installed as an app of its own. */
export const GATE_MANIFEST = '/gate.webmanifest';
const EVENT_CALENDAR = /^\/events\/([1-9]\d{0,14})\.ics$/;

interface FileTarget {
  /**
   * The portal's internal path to which the address is rewritten; with `isElsewhere`, the address to which it
   * redirects.
   */
  path: string;
  isElsewhere: boolean;
}

/**
 * The target of an address that is a file, not a page: feeds, calendars, frames for other sites,
 * Markdown, manifests. Null for any other.
 */
export function fileTarget(path: string, locale: Locale, accept: string | null): FileTarget | null {
  if (FEED_GUESSES.has(path.toLowerCase()))
    return { path: localAddress(locale, '/feed.xml'), isElsewhere: true };
  if (matchFeed(path)) return { path: `/feeds/${locale}${path}`, isElsewhere: false };
  if (path === MANIFEST) return { path: `/manifests/${locale}`, isElsewhere: false };
  if (path === GATE_MANIFEST) return { path: `/manifests/${locale}/gate`, isElsewhere: false };
  const [, event] = EVENT_CALENDAR.exec(path) ?? [];
  if (event) return { path: `/calendars/${locale}/${event}`, isElsewhere: false };
  const embed = embedTarget(path, locale);
  if (embed) return { path: embed, isElsewhere: false };
  const markdown = markdownTarget(path, locale, accept);
  return markdown === null ? null : { path: markdown, isElsewhere: false };
}

import type { Metadata } from 'next';
import { siteName } from '@/lib/platform/config/site';
import type { Locale } from '@/lib/platform/language/locales';
import { MANIFEST } from '@/lib/platform/routing/files';
import { localAddress } from '@/lib/platform/routing/local-address';

/** The tags in the head of every page that allow installing the portal as an app. */
export function installable(locale: Locale): Metadata {
  return {
    manifest: localAddress(locale, MANIFEST),
    appleWebApp: { title: siteName(locale) },
  };
}

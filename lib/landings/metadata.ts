import 'server-only';
import type { Metadata } from 'next';
import { languagesOf } from '@/lib/platform/language/languages-of';
import type { Locale } from '@/lib/platform/language/locales';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { landingAddress } from './address';
import { landingCard } from './card';
import type { Landing } from './read';

/** The head of a landing or a sub-page. */
export function landingMetadata(landing: Landing, locale: Locale): Metadata {
  return pageMetadata({
    locale,
    address: landingAddress(landing.slug),
    title: landing.title,
    description: landing.summary,
    languages: languagesOf(landing.langs),
    image: shareImage('landing', landing.slug, landingCard(landing, locale)),
  });
}

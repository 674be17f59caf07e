import 'server-only';
import type { Event } from 'schema-dts';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { toIso } from '@/lib/platform/dates/dates';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { absolute } from '@/lib/platform/config/site';
import { type NodeOf, pointer, publisher } from '@/lib/publishing/graph/nodes';
import { imageObject, type PageSubject, type Step } from '@/lib/publishing/graph/page';
import { canonicalOf } from '@/lib/publishing/metadata/page';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { landingAddress } from './address';
import { landingCard } from './card';
import type { Landing } from './read';

/**
 * A landing as a page of the JSON-LD graph, with a list of its sections. The main entity of a whole landing with a date
 * is an event.
 */
export function landingPage(landing: Landing, locale: Locale): PageSubject {
  const { view, title, summary } = landing;
  const page = { locale, address: landingAddress(landing.slug), languages: languagesOf(landing.langs) };
  const canonical = absolute(canonicalOf(page));
  const image = shareImage('landing', landing.slug, landingCard(landing, locale));
  const subject = {
    ...page,
    type: 'WebPage' as const,
    title,
    description: summary,
    image,
    modifiedAt: landing.updatedAt,
  };
  if (!view.starts || !landing.isWhole) return { ...subject, items: listed(landing, canonical) };
  const entity: NodeOf<Event> = {
    '@type': 'Event',
    '@id': `${canonical}#event`,
    url: canonical,
    name: title,
    description: summary,
    inLanguage: HTML_LANG[landing.lang],
    startDate: toIso(view.starts),
    ...(view.ends && { endDate: toIso(view.ends) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(view.place && { location: { '@type': 'Place', name: view.place, address: view.place } }),
    image: imageObject(image),
    organizer: publisher(),
    mainEntityOfPage: pointer(`${canonical}#webpage`),
  };
  return { ...subject, main: { entity }, items: listed(landing, canonical) };
}

/** The sections of a page with the addresses of their anchors. */
function listed({ sections }: Landing, canonical: string): Step[] {
  const path = new URL(canonical).pathname;
  return sections
    .filter((section): section is Exclude<typeof section, SectionOf<'buttons'>> => section.type !== 'buttons')
    .map(({ key, title }) => ({ name: title, href: `${path}#${key}` }));
}

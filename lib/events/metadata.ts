import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_PAGE_SIZE } from '@/backend/contract/page-sizes';
import { languagesOf } from '@/lib/platform/language/languages-of';
import type { Locale } from '@/lib/platform/language/locales';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { listAddress } from '@/lib/publishing/graph/steps';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import { sectionMetadata } from '@/lib/publishing/metadata/section';
import { sectionImage, shareImage } from '@/lib/publishing/share-picture/share-image';
import { describe } from '@/lib/publishing/text/description';
import { eventShareCard } from './card';
import { EVENT_LISTS, type EventListName } from './lists';
import type { FullEvent, Organiser } from './event';

/** The head of a page of one of the two lists of events. */
export async function eventListMetadata(
  name: EventListName,
  locale: Locale,
  at: PageRequest,
): Promise<Metadata> {
  const { words } = EVENT_LISTS[name];
  if (at.page === 1 && at.size === DEFAULT_PAGE_SIZE) return sectionMetadata(name);
  const t = await getTranslations('events');
  return pageMetadata({
    locale,
    address: listAddress(name, at),
    title: t(words[1], { page: at.page }),
    description: t(words[2]),
    image: await sectionImage(name, locale),
    isIndexable: at.size === DEFAULT_PAGE_SIZE,
  });
}

/** The head of an event's page. */
export async function eventMetadata(event: FullEvent, locale: Locale): Promise<Metadata> {
  return pageMetadata({
    locale,
    address: { name: 'event', params: { id: event.id } },
    title: event.title,
    description: describe(event.summary, event.details),
    languages: languagesOf(event.langs),
    image: shareImage('event', event.id, await eventShareCard(event, locale)),
  });
}

/** The head of an organiser's page. @param isIndexable false for an organiser without any events */
export async function organiserMetadata(
  { id, name, description }: Organiser,
  locale: Locale,
  isIndexable: boolean,
): Promise<Metadata> {
  const t = await getTranslations('organisers');
  return pageMetadata({
    locale,
    address: { name: 'organiser', params: { id } },
    title: t('pageTitle', { name }),
    description: description || t('pageDescription', { name }),
    image: await sectionImage('organisers', locale),
    profile: { name },
    isIndexable,
  });
}

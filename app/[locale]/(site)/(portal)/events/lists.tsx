import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EventIndex } from '@/components/events/event-index';
import { PageGraph, type Parent } from '@/components/publishing/page-graph';
import { SectionGraph } from '@/components/publishing/section-graph';
import { readEventPage } from '@/lib/events/read-page';
import { type EventFilter, listEvents } from '@/lib/events/read';
import { href } from '@/lib/platform/routing/href';
import { pageLocale, pageReading } from '@/lib/platform/routing/page-params';
import { FIRST_PAGE, parsePage } from '@/lib/platform/paging/pager';
import { DEFAULT_PAGE_SIZE } from '@/backend/contract/page-sizes';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';

interface List {
  routes: readonly ['events' | 'eventsPast', 'eventsPage' | 'eventsPastPage'];
  /** Messages of the list's name, of a further page of it, and of its description. */
  words: readonly ['title' | 'pastTitle', 'pageTitle' | 'pastPageTitle', 'description' | 'pastDescription'];
  filter: EventFilter;
  parents: readonly Parent[];
}

/** What is to come and what has been: two lists of one form. */
const LISTS: Record<'upcoming' | 'past', List> = {
  upcoming: {
    routes: ['events', 'eventsPage'],
    words: ['title', 'pageTitle', 'description'],
    filter: {},
    parents: [],
  },
  past: {
    routes: ['eventsPast', 'eventsPastPage'],
    words: ['pastTitle', 'pastPageTitle', 'pastDescription'],
    filter: { state: 'ended' },
    parents: ['events'],
  },
};

type Tab = keyof typeof LISTS;

/** The first page of a list. */
export async function EventList({ tab }: { tab: Tab }) {
  const { routes, words, filter, parents } = LISTS[tab];
  const t = await getTranslations('events');
  const reading = await pageReading();
  const list = await listEvents(reading, filter);
  return (
    <>
      <EventIndex locale={reading.locale} title={t(words[0])} tab={tab} list={list} />
      <SectionGraph name={routes[0]} items={toSteps(list.items)} parents={parents} />
    </>
  );
}

export async function numberedListMetadata(tab: Tab, page: string): Promise<Metadata> {
  const { routes, words } = LISTS[tab];
  const t = await getTranslations('events');
  const at = parsePage(page) ?? FIRST_PAGE;
  const locale = await pageLocale();
  return pageMetadata({
    locale,
    address: listAddress(routes, at),
    title: t(words[1], { page: at.page }),
    description: t(words[2]),
    image: await sectionImage(routes[0], locale),
    isIndexable: at.size === DEFAULT_PAGE_SIZE,
  });
}

/** A further page of a list, by the last part of its address. */
export async function EventNumberedList({ tab, page }: { tab: Tab; page: string }) {
  const { routes, words, filter } = LISTS[tab];
  const t = await getTranslations('events');
  const reading = await pageReading();
  const { locale } = reading;
  const { at, list } = await readEventPage(page, href(locale, routes[0]), reading, filter);
  return (
    <>
      <EventIndex locale={locale} title={t(words[0])} tab={tab} list={list} at={at} />
      <PageGraph
        locale={locale}
        address={listAddress(routes, at)}
        type="CollectionPage"
        title={t(words[1], { page: at.page })}
        description={t(words[2])}
        items={toSteps(list.items)}
        parents={['events']}
      />
    </>
  );
}

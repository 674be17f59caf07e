import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { SectionGraph } from '@/components/publishing/section-graph';
import { EVENT_LISTS, type EventListName } from '@/lib/events/lists';
import { listEvents } from '@/lib/events/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { withinEnd } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { EventIndex } from './event-index';

interface Props {
  name: EventListName;
  language: ReaderLanguage;
  at: PageRequest;
}

/** A page of one of the two lists of events, with its graph. */
export async function EventList({ name, language, at }: Props) {
  const { words, filter, tab } = EVENT_LISTS[name];
  const { locale } = language;
  const t = await getTranslations('events');
  const list = withinEnd(await listEvents(language, { ...filter, size: at.size }, at.page));
  const parents = name === 'eventsPast' ? (['events'] as const) : [];
  return (
    <>
      <EventIndex locale={locale} title={t(words[0])} tab={tab} list={list} at={at} />
      {at.page === 1 ? (
        <SectionGraph name={name} items={toSteps(list.items)} parents={parents} />
      ) : (
        <PageGraph
          locale={locale}
          address={listAddress(name, at)}
          type="CollectionPage"
          title={t(words[1], { page: at.page })}
          description={t(words[2])}
          items={toSteps(list.items)}
          parents={['events']}
        />
      )}
    </>
  );
}

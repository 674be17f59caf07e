import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EventTabs } from '@/components/events/event-tabs';
import { OrganiserList } from '@/components/events/organiser-list';
import { PageGraph } from '@/components/publishing/page-graph';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { ListPager } from '@/components/ui/lists/list-pager';
import { listOrganisers } from '@/lib/events/read';
import { href } from '@/lib/platform/routing/href';
import { type PageProps, readRequest, withinEnd } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { listMetadata } from '@/lib/publishing/metadata/list';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 60;

export async function generateMetadata(props: PageProps<'page'>): Promise<Metadata> {
  const { locale, at } = await readRequest(props);
  const t = await getTranslations('organisers');
  return listMetadata({ locale, route: 'organisers', title: t('title'), description: t('description'), at });
}

/** Organisers with their upcoming events, those who have some first. */
export default async function OrganisersPage(props: PageProps<'page'>) {
  const { language, locale, at } = await readRequest(props);
  const t = await getTranslations('organisers');
  const list = withinEnd(await listOrganisers(language, at));
  return (
    <LedgerPage title={t('title')} gutter="event" below={<EventTabs locale={locale} current="organisers" />}>
      <OrganiserList organisers={list.items} locale={locale} />
      <div className="entry">
        <div className="entry-body col-start-2 pt-4">
          <ListPager base={href(locale, 'organisers')} at={at} total={list.total} />
        </div>
      </div>
      <PageGraph
        locale={locale}
        address={listAddress('organisers', at)}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(list.items.flatMap(({ events }) => events))}
        parents={['events']}
      />
    </LedgerPage>
  );
}

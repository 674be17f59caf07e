import type { Metadata } from 'next';
import { SectionGraph } from '@/components/publishing/section-graph';
import { getTranslations } from 'next-intl/server';
import { EventTabs } from '@/components/events/event-tabs';
import { OrganiserList } from '@/components/events/organiser-list';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { listOrganisers } from '@/lib/events/read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 60;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('organisers');
}

/** All organisers with their upcoming events. */
export default async function OrganisersPage() {
  const t = await getTranslations('organisers');
  const language = await pageLanguage();
  const organisers = await listOrganisers(language);
  return (
    <LedgerPage
      title={t('title')}
      gutter="event"
      below={<EventTabs locale={language.locale} current="organisers" />}
    >
      <OrganiserList organisers={organisers} locale={language.locale} />
      <SectionGraph
        name="organisers"
        items={toSteps(organisers.flatMap(({ events }) => events))}
        parents={['events']}
      />
    </LedgerPage>
  );
}

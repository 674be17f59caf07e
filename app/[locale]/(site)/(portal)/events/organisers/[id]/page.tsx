import type { Metadata } from 'next';
import { OrganiserPage } from '@/components/events/organiser-page';
import { PageGraph } from '@/components/publishing/page-graph';
import { organiserPage } from '@/lib/events/graph';
import { organiserMetadata } from '@/lib/events/metadata';
import { readOrganiser } from '@/lib/events/read';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 60;

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const { id, language, locale } = await readRequest(props);
  const { organiser, upcoming, past } = await readOrganiser(id, language);
  return organiserMetadata(organiser, locale, upcoming.length + past.length > 0);
}

/** One organiser with their upcoming and past events. */
export default async function Organiser(props: PageProps<'id'>) {
  const { id, language, locale } = await readRequest(props);
  const { organiser, upcoming, past } = await readOrganiser(id, language);
  const image = await sectionImage('organisers', locale);
  return (
    <>
      <OrganiserPage organiser={organiser} upcoming={upcoming} past={past} locale={locale} />
      <PageGraph
        {...organiserPage(organiser, locale, image)}
        items={toSteps([...upcoming, ...past])}
        parents={['events', 'organisers']}
      />
    </>
  );
}

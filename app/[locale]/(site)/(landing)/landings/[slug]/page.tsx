import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SLUG } from '@/backend/contract/landings/states';
import { LandingPage } from '@/components/landings/landing-page';
import { PageGraph } from '@/components/publishing/page-graph';
import { landingPage } from '@/lib/landings/graph';
import { landingMetadata } from '@/lib/landings/metadata';
import { type Landing, readLanding } from '@/lib/landings/read';
import { pageLanguage, type PageProps } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

type Props = PageProps<'slug'>;

async function read({ params }: Props): Promise<Landing> {
  const { slug } = await params;
  return SLUG.test(slug) ? readLanding(slug, await pageLanguage()) : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return landingMetadata(await read(props), (await pageLanguage()).locale);
}

/** Every landing page and sub-page, by the last part of its address. */
export default async function LandingRoute(props: Props) {
  const landing = await read(props);
  const language = await pageLanguage();
  return (
    <>
      <LandingPage landing={landing} language={language} />
      <PageGraph {...landingPage(landing, language.locale)} />
    </>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SectionGraph } from '@/components/publishing/section-graph';
import { FrontDoor } from '@/components/landings/front-door';
import { PlainLanding } from '@/components/landings/plain-landing';
import { readFrontDoor } from '@/lib/landings/front-door';
import { findLanding, FRONT_DOOR_SLUG } from '@/lib/landings/landings';
import { pageLocale, pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return sectionMetadata(slug === FRONT_DOOR_SLUG ? 'frontDoor' : (findLanding(slug) ?? notFound()).route);
}

/** Every landing page, by the last part of its address. */
export default async function LandingPage({ params }: Props) {
  const { slug } = await params;
  if (slug === FRONT_DOOR_SLUG) {
    const language = await pageLanguage();
    return (
      <>
        <FrontDoor content={await readFrontDoor(language)} locale={language.locale} />
        <SectionGraph name="frontDoor" type="WebPage" />
      </>
    );
  }
  const landing = findLanding(slug) ?? notFound();
  return (
    <>
      <PlainLanding landing={landing} locale={await pageLocale()} />
      <SectionGraph name={landing.route} type="WebPage" />
    </>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FrontDoor } from '@/components/landing/front-door';
import { PlainLanding } from '@/components/landing/plain-landing';
import { readFrontDoor } from '@/lib/backend/front-door';
import { findLanding, FRONT_DOOR_SLUG } from '@/lib/landings/landings';
import { pageLocale, pageReading } from '@/lib/page';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const locale = await pageLocale();
  if (slug === FRONT_DOOR_SLUG) {
    const t = await getTranslations('frontDoor');
    return pageMetadata({
      locale,
      address: { name: 'frontDoor' },
      title: t('name'),
      description: t('description'),
    });
  }
  const t = await getTranslations('landing');
  const { route } = findLanding(slug) ?? notFound();
  return pageMetadata({
    locale,
    address: { name: route },
    title: t(`pages.${route}.title`),
    description: t(`pages.${route}.text`),
  });
}

/** Every landing page, by the last part of its address. */
export default async function LandingPage({ params }: Props) {
  const { slug } = await params;
  if (slug === FRONT_DOOR_SLUG) {
    const reading = await pageReading();
    return <FrontDoor content={await readFrontDoor(reading)} locale={reading.locale} />;
  }
  const landing = findLanding(slug) ?? notFound();
  return <PlainLanding landing={landing} locale={await pageLocale()} />;
}

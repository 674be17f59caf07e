import type { Metadata } from 'next';
import { Reference } from '@/components/api/reference/reference';
import { SectionGraph } from '@/components/publishing/section-graph';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 3600;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('developers');
}

export default async function DevelopersPage() {
  return (
    <>
      <Reference locale={await pageLocale()} />
      <SectionGraph name="developers" type="WebPage" />
    </>
  );
}

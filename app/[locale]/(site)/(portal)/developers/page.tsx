import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Reference } from '@/components/api/reference/reference';
import { EmbedGuide } from '@/components/embeds/embed-guide';
import { SectionGraph } from '@/components/publishing/section-graph';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 3600;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('developers');
}

export default async function DevelopersPage() {
  const locale = await pageLocale();
  const t = await getTranslations('embeds');
  return (
    <>
      <Reference
        locale={locale}
        more={{ id: 'embeds', label: t('title'), body: <EmbedGuide locale={locale} /> }}
      />
      <SectionGraph name="developers" type="WebPage" />
    </>
  );
}
